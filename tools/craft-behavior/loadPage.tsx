import { Element, type UserComponent } from '@craftjs/core'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { actions } from '../../src/fixtures/craft/actions'
import { useBlock } from '../../src/fixtures/craft/blocks'
import { editorWith, query } from '../../src/fixtures/craft/craft'
import { Catch } from '../../src/fixtures/craft/events'

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
