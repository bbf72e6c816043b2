// @vitest-environment jsdom
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ComponentProps, ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type * as Craft from '@craftjs/core'
import { Editor, Frame } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { App as Blocks } from '../blocks/App'
import { FocusableBox } from './FocusableBox'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

// Renders all editors of the recipes with enabled={false}.
vi.mock('@craftjs/core', async (load) => {
  const craft = await load<typeof Craft>()
  const Disabled = (props: ComponentProps<typeof Editor>) => <craft.Editor {...props} enabled={false} />
  const Frame = (props: ComponentProps<typeof craft.Frame>) => (
    <article>
      <craft.Frame {...props} />
    </article>
  )
  return { ...craft, Editor: Disabled, Frame }
})

const apps = readdirSync('content/snippets', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('App.tsx'),
)

/** Elements that only users of the editor need. The views have the other tab stops. */
const tools = [
  '[draggable=true]',
  '[contenteditable=true]',
  '[role=slider]',
  '[tabindex]:not([role=tab], [role=tabpanel], [role=region])',
  '.block-empty',
  '[data-takes]',
].join()

/** Buttons around the page that change nothing on it. */
const harmless = /^(Publish|Save|phone|tablet|desktop|Pictures without.*)$/

function toolsIn(html: string) {
  document.body.innerHTML = html
  const found = [...document.querySelectorAll(`article :is(${tools})`)]
  const texts = [...document.querySelectorAll('article')].map((el) => el.textContent)
  const handles = texts.filter((text) => text.includes('⠿'))
  const buttons = [...document.querySelectorAll('button:not([disabled])')].filter(
    (button) => !button.closest('article') && !harmless.test(button.textContent),
  )
  return [...found, ...buttons].map((el) => el.outerHTML).concat(handles)
}

/** HTML without the ids that React generates, and without draggable="false". */
const plain = (html: string) =>
  html.replaceAll(/ (?:id|for|name|aria-\w+)="[^"]*[:«_]r[^"]*"| draggable="false"/gi, '')

test.each(apps)('%s has no tools for visitors', async (file) => {
  const module = (await import(path.resolve('content/snippets', file))) as Record<string, ComponentType>
  const App = Object.values(module)[0]!
  const { container, unmount } = render(<App />)
  const before = container.innerHTML
  const element = container.querySelector('article *')
  if (element) fireEvent.mouseDown(element)
  fireEvent.keyDown(window, { key: 'Delete' })
  expect(container.innerHTML).toBe(before)
  unmount()
  expect(toolsIn(before)).toEqual([])
  expect(toolsIn(renderToString(<App />))).toEqual([])
})

test('A disabled editor shows the ten blocks exactly as their views do', () => {
  render(<Blocks />)
  fireEvent.click(screen.getByText('Publish'))
  const page = screen.getByRole('region', { name: 'Published page' })
  expect(plain(screen.getByRole('article').innerHTML)).toBe(plain(page.innerHTML))
})

test('A box that can be focused in the editor is plain text for visitors', () => {
  const page = (
    <Editor resolver={{ FocusableBox }}>
      <Frame>
        <FocusableBox>Bread</FocusableBox>
      </Frame>
    </Editor>
  )
  expect(renderToString(page)).toContain('<div>Bread</div>')
})
