import { Element, type UserComponent } from '@craftjs/core'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { actions } from '../../src/fixtures/craft/actions'
import { useBlock } from '../../src/fixtures/craft/blocks'
import { editorWith, query } from '../../src/fixtures/craft/craft'
import { Catch } from '../../src/fixtures/craft/events'

/** Number of renders after which a page is considered to render endlessly. */
const MANY = 2000

/** How Craft.js fails on a page; `null` if it loads and saves the page, and can delete every Node. */
export type Failure = 'throws' | 'crashes' | 'renders without end' | 'stays blank' | 'fails later' | null

/** Creates a separate component for each name, since Craft.js looks up names by component. */
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

/** Loads `json` into an open editor that has components with these names, saves it, and deletes every Node. */
export function failureOf(json: string, names: readonly string[]): Failure {
  let renders = 0
  const count = () => {
    renders += 1
    if (renders > MANY) throw new Error('This page has no end.')
  }
  const Start = component(() => {})
  const components = Object.fromEntries(names.map((name) => [name, component(count)]))
  const frame = { children: <Element is={Start} canvas /> }
  const { container, unmount } = render(
    <Catch>
      <div data-testid="page">{editorWith(frame, { resolver: { 'Start ': Start, ...components } })}</div>
    </Catch>,
  )
  const shown = () => container.querySelector('[data-testid]')
  const failure = () => (renders > MANY ? 'renders without end' : shown() === null ? 'crashes' : null)
  try {
    try {
      actions.deserialize(json)
    } catch {
      return failure() ?? 'throws'
    }
    if (failure() !== null) return failure()
    if (shown()?.childElementCount === 0 && shown()?.textContent === '') return 'stays blank'
    try {
      if (query.serialize().length === 0) return 'fails later'
      for (const id of Object.keys(query.getNodes()).reverse())
        if (id in query.getNodes() && query.node(id).isDeletable()) actions.delete(id)
    } catch {
      return 'fails later'
    }
    return shown() === null ? 'fails later' : null
  } finally {
    unmount()
  }
}
