import { Editor, Element, Frame, useEditor, useNode, type UserComponent } from '@craftjs/core'
import { createElement, type ReactElement, type ReactNode, StrictMode } from 'react'

// Without JSX, because React 16.8 has no JSX runtime.
const block = (tag: string): UserComponent<{ children?: ReactNode }> =>
  function Block({ children }) {
    const { connectors } = useNode()
    const ref = (element: HTMLElement | null) =>
      void (element && connectors.connect(connectors.drag(element)))
    return createElement(tag, { ref, style: { margin: 0, padding: 10 } }, children)
  }
const resolver = { Box: block('section'), Text: block('p') }

function Buttons() {
  const { actions, query } = useEditor()
  const button = (name: string, onClick: () => void) => createElement('button', { id: name, onClick }, name)
  return createElement(
    'nav',
    null,
    button('Undo', () => actions.history.undo()),
    button('Delete', () => actions.delete(String(query.getEvent('selected').first()))),
    button('Save', () => void (document.title = query.serialize())),
  )
}

/** An editor with two texts to drag, and buttons that undo, delete the selection, and write the saved page to the document's title. */
export function smallEditor(isStrict: boolean): ReactElement {
  const text = (words: string) => createElement(resolver.Text, null, words)
  const page = createElement(Element, { is: resolver.Box, canvas: true }, text('One'), text('Two'))
  const editor = createElement(Editor, { resolver }, createElement(Buttons), createElement(Frame, null, page))
  return isStrict ? createElement(StrictMode, null, editor) : editor
}
