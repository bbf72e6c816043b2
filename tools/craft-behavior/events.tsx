import type { CoreEventHandlers, DefaultEventHandlers, EditorStore } from '@craftjs/core'
import { act, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'

type HandlerOptions = ConstructorParameters<typeof DefaultEventHandlers>[0]

/** The event handlers of a class, for the prop `handlers`. */
export const handlersOf =
  (Handlers: new (options: HandlerOptions) => CoreEventHandlers) => (store: EditorStore) =>
    new Handlers({ store, isMultiSelectEnabled: () => false, removeHoverOnMouseleave: false })

/** Shows the message of an error that is thrown below. */
export class Catch extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  override render() {
    return this.state.message === undefined ? this.props.children : <p role="alert">{this.state.message}</p>
  }
}

/** The message of what `run` throws. */
export function messageOf(run: () => unknown): string {
  try {
    act(() => void run())
    return 'nothing is thrown'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The messages of errors that reach the window while `run` runs. */
export function uncaughtIn(run: () => void): string {
  const messages: string[] = []
  const collect = (event: ErrorEvent) => {
    event.preventDefault()
    messages.push(event.message)
  }
  window.addEventListener('error', collect)
  run()
  window.removeEventListener('error', collect)
  return messages.join()
}

/** Dispatches a drag event, which jsdom lacks, on an element, or on the one with the text `target`. */
export function drag(type: string, target: EventTarget | string, fields: object = {}): void {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    dataTransfer: { dropEffect: 'move', setDragImage: () => {} },
    clientX: 0,
    clientY: 0,
    ...fields,
  })
  act(() => void (typeof target === 'string' ? screen.getByText(target) : target).dispatchEvent(event))
}
