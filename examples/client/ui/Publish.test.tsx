// @vitest-environment jsdom
import { Editor } from '@craftjs/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { SaveStatus } from '@recipes/saving/createAutosave'
import { transport } from '@recipes/saving/server'
import { Publish } from './Publish'

it('publishes once the page is saved, unless the save is rejected, and only if something has changed', async () => {
  const sent = vi.fn()
  transport.fetch = (_url, { method } = {}) => {
    if (method !== 'PUT') return Promise.resolve(new Response(null, { status: 404 }))
    sent()
    return Promise.resolve(new Response(null, { status: 204 }))
  }
  const at = (status: SaveStatus, revision = 'a') => (
    <Editor>
      <Publish pageId="home" revision={revision} status={status} address="/page" />
    </Editor>
  )
  const { rerender } = render(at('unsaved'))
  const publish = () => fireEvent.click(screen.getByRole('button'))
  publish()
  expect(screen.getByText('Publishing…')).toBeTruthy()
  rerender(at('refused'))
  expect(screen.queryByText('Publishing…')).toBeNull()
  rerender(at('saved'))
  expect(sent).not.toHaveBeenCalled()
  rerender(at('unsaved'))
  publish()
  rerender(at('saved'))
  expect(screen.getByText('Publishing…')).toBeTruthy()
  const done = await screen.findByText('Published ✓')
  publish()
  expect(sent).toHaveBeenCalledOnce()
  rerender(at('saved', 'b'))
  expect(done.textContent).toBe('Publish')
  expect(done.getAttribute('aria-disabled')).toBe('false')
})
