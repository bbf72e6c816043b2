import { Editor, Element, Frame, type UserComponent } from '@craftjs/core'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Catch, editor, Probe, useBlock } from './craft'

/** How often components may render before a page counts as endless. */
const MANY = 2000

/** What Craft.js does with a page: when it fails, or `null` when it loads, can be saved, and every Node can be deleted. */
export type Failure = 'throws' | 'crashes' | 'renders without end' | 'stays blank' | 'fails later' | null

/** A component of its own for each name: Craft.js looks names up by the component. */
function component(count: () => void): UserComponent<{ text?: string; children?: ReactNode }> {
  return function Block({ text, children }) {
    count()
    return (
      <div ref={useBlock()} data-node="">
        {typeof text === 'string' ? text : null}
        {children}
      </div>
    )
  }
}

/** Loads `json` into an editor with components of these names that shows another page, saves it, and deletes every Node. */
export function failureOf(json: string, names: readonly string[]): Failure {
  let renders = 0
  const count = () => {
    renders += 1
    if (renders > MANY) throw new Error('This page has no end.')
  }
  const Start = component(() => {})
  const resolver = Object.fromEntries(['Start ', ...names].map((name) => [name, component(count)]))
  const { container, unmount } = render(
    <Catch>
      <Editor resolver={{ ...resolver, 'Start ': Start }}>
        <Probe />
        <div data-testid="page">
          <Frame>
            <Element is={Start} canvas />
          </Frame>
        </div>
      </Editor>
    </Catch>,
  )
  const shown = () => container.querySelector('[data-testid]')
  try {
    try {
      act(() => editor.actions.deserialize(json))
    } catch {
      if (renders > MANY) return 'renders without end'
      return shown() === null ? 'crashes' : 'throws'
    }
    if (renders > MANY) return 'renders without end'
    if (shown() === null) return 'crashes'
    if (shown()?.childElementCount === 0 && shown()?.textContent === '') return 'stays blank'
    try {
      const saved = editor.query.serialize()
      if (saved.length === 0) return 'fails later'
      for (const id of Object.keys(editor.query.getNodes()).reverse())
        if (id in editor.query.getNodes() && editor.query.node(id).isDeletable())
          act(() => editor.actions.delete(id))
    } catch {
      return 'fails later'
    }
    return shown() === null ? 'fails later' : null
  } finally {
    unmount()
  }
}

/** The components that the Nodes of a page name. */
export const namesIn = (page: unknown): string[] => [
  ...new Set(
    Object.values((page ?? {}) as Record<string, { type?: { resolvedName?: string } } | null>).flatMap(
      (node) => node?.type?.resolvedName ?? [],
    ),
  ),
]
