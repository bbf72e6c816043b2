// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Editor, Element, Frame } from '@craftjs/core'
import { SettingsPanel } from '../editing/SettingsPanel'
import { Page, Picture, resolver } from './blocks'
import { DescriptionCheck } from './DescriptionCheck'
import { PictureLibrary, type StorePicture } from './library'
import { noPicture } from './picture'
import { samplePictures } from './samplePictures'
import { storePicture } from './storePicture'

afterEach(cleanup)

const file = new File(['…'], 'cat.png', { type: 'image/png' })
const stored = { src: '/cat.png', name: 'cat.png', width: 40, height: 30 }

/** An editor with an empty picture, which is selected. */
function open(store: StorePicture) {
  render(
    <PictureLibrary first={samplePictures} store={store}>
      <Editor resolver={resolver}>
        <DescriptionCheck />
        <Frame>
          <Element is={Page} canvas>
            <Picture {...noPicture} />
          </Element>
        </Frame>
        <SettingsPanel />
      </Editor>
    </PictureLibrary>,
  )
  fireEvent.mouseDown(screen.getByText('Select me, and choose a picture.'))
}
const upload = () =>
  fireEvent.change(document.querySelector('input[type=file]')!, {
    target: { files: [file] },
  })
const shown = () => screen.getByRole('main').querySelector('img')

test('The page shows a file once the server has it, with its size, and the library keeps it', async () => {
  open(() => Promise.resolve(stored))
  upload()
  await vi.waitFor(() =>
    // React 19 writes attributes in another order.
    expect(
      ['src', 'width', 'height'].map((name) => shown()?.getAttribute(name)),
    ).toEqual(['/cat.png', '40', '30']),
  )
  expect(
    screen.getByRole('button', { name: 'cat.png' }).getAttribute('aria-pressed'),
  ).toBe('true')
})

test('A failure is said, and the page stays as it was', async () => {
  open(() => Promise.reject(new Error('The picture is too large.')))
  upload()
  await screen.findByText('Not stored. The picture is too large.')
  expect(shown()).toBeNull()
})

test('Another file ends the upload that is running', async () => {
  const answers: ((picture: typeof stored) => void)[] = []
  open(() => new Promise((resolve) => answers.push(resolve)))
  upload()
  upload()
  answers[1]?.({ ...stored, src: '/second.png' })
  await vi.waitFor(() => expect(shown()?.getAttribute('src')).toBe('/second.png'))
  answers[0]?.(stored)
  await Promise.resolve()
  expect(shown()?.getAttribute('src')).toBe('/second.png')
})

test('A picture from the library counts as described with words, or as decoration', () => {
  open(() => Promise.resolve(stored))
  const check = () => screen.queryByRole('button', { name: /without a description/ })
  expect(check()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Hills' }))
  expect(check()?.textContent).toBe('Pictures without a description: 1')
  fireEvent.change(screen.getByLabelText('Alt text'), {
    target: { value: 'Green hills' },
  })
  expect([check(), shown()?.getAttribute('alt')]).toEqual([null, 'Green hills'])
  // The words were about the other picture.
  fireEvent.click(screen.getByRole('button', { name: 'Sea' }))
  expect(check()).not.toBeNull()
  fireEvent.click(screen.getByLabelText('Only decoration'))
  expect([check(), shown()?.getAttribute('alt')]).toEqual([null, ''])
})

test.each([
  [413, 'The picture is too large.'],
  [500, 'The server did not take the picture.'],
])('The answer %i is an error for the user', async (status, message) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })))
  await expect(storePicture(file, new AbortController().signal)).rejects.toThrow(
    message,
  )
})
