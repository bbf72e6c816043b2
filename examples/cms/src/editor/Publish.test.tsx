// @vitest-environment jsdom
import { Editor } from '@craftjs/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { SaveStatus } from '@recipes/saving/createAutosave'
import { transport } from '@recipes/saving/server'
import { UploadProvider } from '../pictures/UploadProvider'
import { Publish } from './Publish'

it('publishes once the page is saved, and cancels if the save is rejected', async () => {
  const sent = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })))
  transport.fetch = sent
  const at = (status: SaveStatus) => (
    <Editor>
      <UploadProvider>
        <Publish pageId="home" revision="a" status={status} />
      </UploadProvider>
    </Editor>
  )
  const { rerender } = render(at('unsaved'))
  const publish = () => fireEvent.click(screen.getByRole('button'))
  publish()
  expect(screen.getByText('Will be published once saved')).toBeTruthy()
  rerender(at('refused'))
  expect(screen.queryByText('Will be published once saved')).toBeNull()
  rerender(at('saved'))
  expect(sent).not.toHaveBeenCalled()
  rerender(at('unsaved'))
  publish()
  rerender(at('saved'))
  expect(screen.getByText('Publishing…')).toBeTruthy()
  expect(await screen.findByText('Read it')).toBeTruthy()
  expect(sent).toHaveBeenCalledOnce()
})
