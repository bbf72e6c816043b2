// @vitest-environment jsdom
import { Editor, Element, Frame } from '@craftjs/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EditMenu } from './EditMenu'

it('says that nothing was pasted by keyboard', () => {
  render(
    <Editor>
      <EditMenu />
      <Frame>
        <Element is="div" canvas />
      </Frame>
    </Editor>,
  )
  fireEvent.paste(document, { clipboardData: { getData: () => 'Not a template' } })
  expect(screen.getByRole('status').textContent).toBe(
    'Nothing was pasted. It does not fit here.',
  )
})
