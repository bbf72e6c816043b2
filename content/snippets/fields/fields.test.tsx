// @vitest-environment jsdom
import { Editor, Frame, type UserComponent } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SettingsPanel } from '../editing/SettingsPanel'
import { useBlock } from '../library/useBlock'
import { ChoiceSetting } from './ChoiceSetting'
import { ColorSetting } from './ColorSetting'
import { PictureLibrary } from '../pictures/library'
import { noPicture, type PictureProps } from '../pictures/picture'
import { samplePictures } from '../pictures/samplePictures'
import { LinkSetting } from './LinkSetting'
import { NumberSetting } from './NumberSetting'
import { PictureSetting } from './PictureSetting'
import { TextSetting } from './TextSetting'

interface SampleProps {
  text: string
  size: number
  tone: 'calm' | 'loud'
  color: string
  href: string
  picture: PictureProps
}

const Sample: UserComponent<SampleProps> = ({ text, size, tone, color, href }) => (
  <output ref={useBlock()}>{[text, size, tone, color, href].join(' ')}</output>
)
Sample.craft = {
  related: {
    settings: () => (
      <>
        <TextSetting<SampleProps> prop="text" label="Text" />
        <NumberSetting<SampleProps> prop="size" label="Size" min={1} max={9} />
        <ChoiceSetting<SampleProps, 'tone'>
          prop="tone"
          label="Tone"
          options={{ calm: 'Calm', loud: 'Loud' }}
        />
        <ColorSetting<SampleProps> prop="color" label="Color" />
        <LinkSetting<SampleProps> prop="href" label="Link" />
        <PictureSetting<SampleProps> prop="picture" label="Picture" />
        {/* @ts-expect-error: a number is not text. */}
        <TextSetting<SampleProps> prop="size" label="Wrong" />
      </>
    ),
  },
}

beforeEach(() => {
  render(
    <PictureLibrary first={samplePictures} store={() => Promise.reject(new Error())}>
      <Editor resolver={{ Sample }}>
        <Frame>
          <Sample
            text="a"
            size={2}
            tone="calm"
            color="#000000"
            href="/"
            picture={noPicture}
          />
        </Frame>
        <SettingsPanel />
      </Editor>
    </PictureLibrary>,
  )
  fireEvent.mouseDown(shown())
})
afterEach(cleanup)

const shown = () => screen.getAllByRole('status')[0]!
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

test.each([
  ['Text', 'b', 'b 2 calm #000000 /'],
  ['Size', '9', 'a 9 calm #000000 /'],
  ['Size', '10', 'a 2 calm #000000 /'],
  ['Size', '', 'a 2 calm #000000 /'],
  ['Tone', 'loud', 'a 2 loud #000000 /'],
  ['Color', '#ff0000', 'a 2 calm #ff0000 /'],
  ['Link', '/b', 'a 2 calm #000000 /b'],
  ['Link', 'javascript:alert(1)', 'a 2 calm #000000 /'],
])('%s: “%s”', (label, value, expected) => {
  fireEvent.change(field(label), { target: { value } })
  expect(shown().textContent).toBe(expected)
  // Refused input is marked, and removed when the user leaves the field.
  const isRefused = expected === 'a 2 calm #000000 /'
  if (isRefused) expect(field(label).getAttribute('aria-invalid')).toBe('true')
  fireEvent.blur(field(label))
  expect(field(label).value).toBe(isRefused ? { Size: '2', Link: '/' }[label] : value)
})

test('Without a color, the style sheet applies', () => {
  fireEvent.click(screen.getByText('Remove the color'))
  expect(shown().textContent).toBe('a 2 calm  /')
})

test('Another picture needs another description', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Hills' }))
  fireEvent.change(field('Description'), { target: { value: 'Green hills' } })
  fireEvent.click(screen.getByRole('button', { name: 'Hills' }))
  expect(field('Description').value).toBe('Green hills')
  fireEvent.click(screen.getByRole('button', { name: 'Sea' }))
  expect(field('Description').value).toBe('')
})
