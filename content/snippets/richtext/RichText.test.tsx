// @vitest-environment jsdom
import { Editor, Element, Frame } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RichText } from './RichText'

afterEach(cleanup)

test('Bold words are shown, and a double-click opens the text editor', async () => {
  const words = { type: 'text', text: 'Fresh', marks: [{ type: 'bold' }] }
  const doc = { type: 'doc', content: [{ type: 'paragraph', content: [words] }] }
  render(
    <Editor resolver={{ RichText }}>
      <Frame>
        <Element is="main" canvas>
          <RichText doc={doc} />
        </Element>
      </Frame>
    </Editor>,
  )
  expect(screen.getByText('Fresh').tagName).toBe('STRONG')
  fireEvent.doubleClick(screen.getByText('Fresh'))
  expect(await screen.findByRole('textbox', {}, { timeout: 10_000 })).toBeTruthy()
})
