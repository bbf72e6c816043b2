// @vitest-environment jsdom
import { Editor, Frame } from '@craftjs/core'
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useBlock } from '../library/useBlock'
import { StayInEditor } from './StayInEditor'

afterEach(cleanup)

const Order = () => (
  <form aria-label="Order" ref={useBlock()}>
    <a href="#bread">
      <b>Bread</b>
    </a>
    <input aria-label="Free" type="checkbox" />
  </form>
)

test.each([true, false])(
  'Links and forms do nothing only while editing (enabled=%s)',
  (enabled) => {
    render(
      <Editor enabled={enabled} resolver={{ Order }}>
        <Frame>
          <Order />
        </Frame>
        <StayInEditor />
      </Editor>,
    )
    const isCanceled = (element: HTMLElement, type: string) => {
      const event = createEvent(type, element, { bubbles: true, cancelable: true })
      fireEvent(element, event)
      return event.defaultPrevented
    }
    expect([
      isCanceled(screen.getByText('Bread'), 'click'),
      isCanceled(screen.getByText('Bread'), 'auxclick'),
      isCanceled(screen.getByRole('form'), 'submit'),
      // Controls that a block needs while it is edited still work.
      isCanceled(screen.getByLabelText('Free'), 'click'),
    ]).toEqual([enabled, enabled, enabled, false])
  },
)
