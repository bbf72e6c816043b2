// @vitest-environment jsdom
import { Editor, Element, Frame, ROOT_NODE } from '@craftjs/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { UploadMessages } from './UploadMessages'
import { UploadProvider, useOpenUploads } from './UploadProvider'

vi.mock('../connection/sendFile', () => ({
  sendFile: () => new Promise(() => {}),
}))

function Start() {
  const { start } = useOpenUploads()
  const file = new File(['x'], 'a.png')
  return <button onClick={() => void start(ROOT_NODE, file)}>Start</button>
}

it('shows that a picture is uploading, although the page has not changed yet', async () => {
  URL.createObjectURL = () => 'blob:preview'
  render(
    <Editor>
      <UploadProvider>
        <UploadMessages />
        <Start />
        <Frame>
          <Element is="div" canvas />
        </Frame>
      </UploadProvider>
    </Editor>,
  )
  fireEvent.click(screen.getByText('Start'))
  expect(await screen.findByText('Uploading a picture…')).toBeTruthy()
})
