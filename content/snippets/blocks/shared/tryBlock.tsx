import type { ReactElement } from 'react'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { onTestFinished } from 'vitest'

/** Renders the App of a block for testing. */
export function tryBlock(app: ReactElement) {
  onTestFinished(cleanup)
  render(app)
  return {
    /** Selects the element with this text on the page. */
    select: (text: string) =>
      fireEvent.mouseDown(within(screen.getAllByRole('main')[0]!).getByText(text)),
    /** Types into a field of the settings. */
    write: (label: string, value: string) =>
      fireEvent.change(screen.getAllByLabelText(label)[0]!, { target: { value } }),
    press: (name: string) =>
      fireEvent.click(screen.getAllByRole('button', { name })[0]!),
    /** The page as visitors see it now. */
    publish() {
      fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
      return screen.getByRole('region', { name: 'Published page' })
    },
  }
}
