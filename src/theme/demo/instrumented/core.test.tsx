// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Editor, Element, Frame, useNode } from './core'
import { type DemoReport, ReportContext } from './demoReport'

function Text({ text }: { text: string }) {
  const { connect } = useNode().connectors
  return <p ref={(el) => void (el && connect(el))}>{text}</p>
}
Text.craft = { displayName: 'Text' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('reports the editor after each change, and marks the elements of its nodes', async () => {
  const reports: DemoReport[] = []
  render(
    <ReportContext.Provider value={(report) => void reports.push(report)}>
      <Editor resolver={{ Text }}>
        <Frame>
          <Element is="div" canvas>
            <Text text="A" />
          </Element>
        </Frame>
      </Editor>
    </ReportContext.Provider>,
  )
  await act(() => vi.runAllTimersAsync())
  const text = screen.getByText('A')
  const { nodes, saved, selected } = reports.at(-1)!
  expect(nodes.map(({ label }) => label)).toEqual(['div', 'Text “A”'])
  expect([Object.keys(saved).length, selected, text.dataset.node]).toEqual([2, null, 'Text'])

  const count = reports.length
  fireEvent.mouseDown(text)
  await act(() => vi.runAllTimersAsync())
  expect([reports.length, reports.at(-1)!.selected]).toEqual([count + 1, nodes[1]!.id])
  expect(text.dataset.mark).toBe('selected')
})
