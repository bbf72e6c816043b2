// @vitest-environment jsdom
import type { ComponentProps, ReactElement } from 'react'
import { Element, type UserComponent } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { SettingsPanel } from '../editing/SettingsPanel'
import { useSetting } from '../editing/useSetting'
import type { EditorProps, Saving } from './AutosavingEditor'
import { SavedPageEditor } from './SavedPageEditor'
import { SaveMessage } from './SaveMessage'
import { transport, type PageSave, type StoredPage } from './server'
import { storePage } from './storePage'

afterEach(cleanup)

const EditableText: UserComponent<{ text: string }> = ({ text }) => {
  const [, setText] = useSetting<string>('text')
  return <input value={text} onChange={({ target }) => setText(target.value)} />
}
const resolver = { EditableText }

const pages = new Map<string, StoredPage>()

const { fetch } = transport
afterAll(() => void (transport.fetch = fetch))
transport.fetch = (url, options) => {
  const { body } = options ?? {}
  if (typeof body !== 'string')
    return Promise.resolve(Response.json(pages.get(url) ?? { json: '', revision: '' }))
  const status = storePage(pages, url, JSON.parse(body) as PageSave)
  return Promise.resolve(new Response(null, { status }))
}

const editorOf = (
  pageId: string,
  options: Partial<ComponentProps<typeof SavedPageEditor>> = {},
) => (
  <SavedPageEditor
    {...options}
    pageId={pageId}
    resolver={resolver}
    initial={
      <Element is="main" canvas>
        <EditableText text="Hello" />
      </Element>
    }
  />
)
const status = () => screen.getByRole('status').textContent
const type = (field: Element) => fireEvent.change(field, { target: { value: 'Bye' } })

// Keep this test first: in later tests, React runs the effects before the key.
test('A change at the moment the editor appears is also saved', async () => {
  const typed = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector('input')
      if (!field) return
      observer.disconnect()
      resolve(type(field))
    }).observe(document, { childList: true, subtree: true })
  })
  render(editorOf('home'))
  await typed
  expect(status()).toBe('Not saved yet')
  await vi.waitFor(() => expect(status()).toBe('Saved'), 3000)
})

test('A change is saved after a second and appears when the page is reopened', async () => {
  const { unmount } = render(editorOf('about'))
  type(await screen.findByDisplayValue('Hello'))
  expect(status()).toBe('Not saved yet')
  await vi.waitFor(() => expect(status()).toBe('Saved'), 3000)
  unmount()
  render(editorOf('about'))
  expect(await screen.findByDisplayValue('Bye')).toBeTruthy()
})

test('The editor takes the props of <Editor>, a bar and a panel', async () => {
  const onRender = vi.fn(({ render }: { render: ReactElement }) => (
    <div title="Marked">{render}</div>
  ))
  const normalizeNodes: EditorProps['normalizeNodes'] = ({ nodes }) => {
    for (const { data } of Object.values(nodes))
      if (data.name === 'EditableText')
        data.props.text = String(data.props.text).toUpperCase()
  }
  const bar = (saving: Saving) => (
    <nav title={saving.revision}>
      Tools
      <SaveMessage {...saving} />
    </nav>
  )
  const parts = { bar, panel: <SettingsPanel /> }
  render(editorOf('contact', { onRender, normalizeNodes, ...parts }))
  type(await screen.findByDisplayValue('Hello'))
  await vi.waitFor(() => expect(status()).toBe('Saved'), 3000)
  expect(screen.getByRole('navigation').title).toBe(
    pages.get('/api/pages/contact')?.revision,
  )
  expect(await screen.findByDisplayValue('BYE')).toBeTruthy()
  expect(screen.getAllByTitle('Marked')).toHaveLength(2)
  screen.getByText('Tools')
  screen.getByText('Select something to change it.')
  cleanup()
  render(editorOf('contact', { enabled: false, ...parts }))
  await screen.findByDisplayValue('BYE')
  expect(screen.queryByTitle('Marked')).toBeNull()
})

test('A page can be stored in a different format', async () => {
  const form = {
    toStore: (query: { serialize: () => string }) => `v1 ${query.serialize()}`,
    open: (stored: string) => stored.replace('v1 ', ''),
  }
  const { unmount } = render(editorOf('form', form))
  type(await screen.findByDisplayValue('Hello'))
  await vi.waitFor(() => expect(status()).toBe('Saved'), 3000)
  unmount()
  expect(pages.get('/api/pages/form')?.json).toMatch(/^v1 {"ROOT"/)
  render(editorOf('form', form))
  expect(await screen.findByDisplayValue('Bye')).toBeTruthy()
  expect(status()).toBe('Saved')
})
