// @vitest-environment jsdom
import { Editor, Element, Frame, ROOT_NODE } from '@craftjs/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { transport } from '@recipes/saving/server'
import { UploadMessages } from './UploadMessages'
import { UploadProvider, useOpenUploads } from './UploadProvider'

function Start() {
  const { start } = useOpenUploads()
  const file = new File(['x'], 'a.png')
  return <button onClick={() => void start(ROOT_NODE, file)}>Start</button>
}

it('says that a picture is uploaded, although the page has not changed yet', async () => {
  URL.createObjectURL = () => 'blob:preview'
  transport.fetch = () => new Promise(() => {})
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
