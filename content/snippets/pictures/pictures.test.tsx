// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Editor, Element, Frame } from '@craftjs/core'
import { SettingsPanel } from '../editing/SettingsPanel'
import { Page, Picture, resolver } from './blocks'
import { DescriptionCheck } from './DescriptionCheck'
import { PictureLibrary } from './library'
import { noPicture, type StorePicture } from './picture'
import { samplePictures } from './samplePictures'
import { storePicture } from './storePicture'
import { UploadMessages } from './UploadMessages'

afterEach(cleanup)

const file = new File(['…'], 'cat.png', { type: 'image/png' })
const stored = { src: '/cat.png', name: 'cat.png', width: 40, height: 30 }

/** An editor with an empty, selected picture. */
function open(store: StorePicture) {
  render(
    <PictureLibrary first={samplePictures} store={store}>
      <Editor resolver={resolver}>
        <DescriptionCheck />
        <UploadMessages />
        <Frame>
          <Element is={Page} canvas>
            <Picture {...noPicture} />
            <p>Text</p>
          </Element>
        </Frame>
        <SettingsPanel />
      </Editor>
    </PictureLibrary>,
  )
  fireEvent.mouseDown(screen.getByText('Select me to choose a picture.'))
}
const upload = () =>
  fireEvent.change(document.querySelector('input[type=file]')!, {
    target: { files: [file] },
  })
const shown = () => screen.getByRole('main').querySelector('img')

test('The page shows an uploaded file with its size, and the library keeps it', async () => {
  open(() => Promise.resolve(stored))
  upload()
  await vi.waitFor(() =>
    // React 19 writes attributes in a different order.
    expect(
      ['src', 'width', 'height'].map((name) => shown()?.getAttribute(name)),
    ).toEqual(['/cat.png', '40', '30']),
  )
  expect(
    screen.getByRole('button', { name: 'cat.png' }).getAttribute('aria-pressed'),
  ).toBe('true')
})

test('A failed upload shows an error, and the page does not change', async () => {
  open(() => Promise.reject(new Error('The picture is too large.')))
  upload()
  await screen.findByText('cat.png was not stored. The picture is too large.')
  expect(shown()).toBeNull()
})

/** Pending responses of the server. */
const pending: ((picture: typeof stored) => void)[] = []
const wait: StorePicture = () => new Promise((resolve) => pending.push(resolve))
const answer = (src: string) => pending.shift()?.({ ...stored, src })
const uploads = () => screen.getByRole('status', { name: 'Uploads' }).textContent
const shows = (src: string) =>
  vi.waitFor(() => expect(shown()?.getAttribute('src')).toBe(src))

test('Choosing another file or a picture from the library cancels the upload', async () => {
  open(wait)
  upload()
  upload()
  await act(() => Promise.resolve(answer('/first.png')))
  // The end of a canceled upload does not end the one that replaced it.
  screen.getByText('Uploading cat.png…')
  answer('/second.png')
  await shows('/second.png')
  upload()
  fireEvent.click(screen.getByRole('button', { name: 'Hills' }))
  answer('/third.png')
  await Promise.resolve()
  await shows(samplePictures[0]!.src)
})

test('An upload continues and stays visible if something else is selected', async () => {
  open(wait)
  upload()
  fireEvent.mouseDown(screen.getByText('Text'))
  expect(uploads()).toContain('Uploading cat.png…')
  const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
  // false: the browser asks the user.
  expect(leave()).toBe(false)
  answer('/late.png')
  await shows('/late.png')
  expect([leave(), uploads()]).toEqual([true, ''])
})

test('A picture from the library counts as described if it has words or is decorative', () => {
  open(() => Promise.resolve(stored))
  const check = () => screen.queryByRole('button', { name: /without a description/ })
  expect(check()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Hills' }))
  expect(check()?.textContent).toBe('Pictures without a description: 1')
  fireEvent.change(screen.getByLabelText('Description'), {
    target: { value: 'Green hills' },
  })
  expect([check(), shown()?.getAttribute('alt')]).toEqual([null, 'Green hills'])
  // The words described the other picture.
  fireEvent.click(screen.getByRole('button', { name: 'Sea' }))
  expect(check()).not.toBeNull()
  fireEvent.click(screen.getByLabelText('Decorative'))
  expect([check(), shown()?.getAttribute('alt')]).toEqual([null, ''])
})

test.each([
  [413, 'The picture is too large.'],
  [500, 'The server did not accept the picture.'],
])('The user sees an error for status %i', async (status, message) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })))
  await expect(storePicture(file, new AbortController().signal)).rejects.toThrow(
    message,
  )
})
