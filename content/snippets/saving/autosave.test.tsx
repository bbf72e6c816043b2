// @vitest-environment jsdom
import { Element, type UserComponent } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSetting } from '../editing/useSetting'
import { SavedPageEditor } from './SavedPageEditor'
import { transport, type PageSave, type StoredPage } from './server'
import { storePage } from './storePage'

afterEach(cleanup)

const EditableText: UserComponent<{ text: string }> = ({ text }) => {
  const [, setText] = useSetting<string>('text')
  return <input value={text} onChange={({ target }) => setText(target.value)} />
}
const resolver = { EditableText }

test('A change is on the server a second later, and is there when the page is opened again', async () => {
  const pages = new Map<string, StoredPage>()
  transport.fetch = (_url, options) => {
    const { body } = options ?? {}
    if (typeof body !== 'string')
      return Promise.resolve(
        Response.json(pages.get('home') ?? { json: '', revision: '' }),
      )
    const status = storePage(pages, 'home', JSON.parse(body) as PageSave)
    return Promise.resolve(new Response(null, { status }))
  }
  const editor = (
    <SavedPageEditor
      pageId="home"
      resolver={resolver}
      initial={
        <Element is="main" canvas>
          <EditableText text="Hello" />
        </Element>
      }
    />
  )
  const { unmount } = render(editor)
  fireEvent.change(await screen.findByDisplayValue('Hello'), {
    target: { value: 'Bye' },
  })
  expect(screen.getByRole('status').textContent).toBe('Not saved yet')
  await vi.waitFor(
    () => expect(screen.getByRole('status').textContent).toBe('Saved'),
    3000,
  )
  unmount()
  render(editor)
  expect(await screen.findByDisplayValue('Bye')).toBeTruthy()
})
