import {
  Editor,
  type EditorStore,
  Element,
  Frame,
  useEditor,
  useNode,
  type UserComponent,
} from '@craftjs/core'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { CancelableTools } from '../../../content/snippets/limits/CancelableTools'

const Text: UserComponent<{ text: string; visible?: boolean }> = ({ text, visible = true }) => {
  const { connect, drag } = useNode().connectors
  return (
    <p ref={(el) => void (el && connect(drag(el)))} style={{ margin: 0, opacity: visible ? 1 : 0.4 }}>
      {text}
    </p>
  )
}

const Box: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const { connect, drag } = useNode().connectors
  return (
    <section ref={(el) => void (el && connect(drag(el)))} style={{ padding: 20, border: '1px solid' }}>
      {children}
    </section>
  )
}

/** A permanent column: a linked Node. */
const Row: UserComponent = () => {
  const { connect, drag } = useNode().connectors
  return (
    <section ref={(el) => void (el && connect(drag(el)))}>
      <Element id="column" is={Box} canvas>
        <Text text="Inside" />
      </Element>
    </section>
  )
}

function Tool() {
  const { create } = useEditor().connectors
  return (
    <button type="button" ref={(el) => void (el && create(el, <Text text="New" />))}>
      Tool
    </button>
  )
}

const handlers = (store: EditorStore) =>
  new CancelableTools({ store, isMultiSelectEnabled: () => false, removeHoverOnMouseleave: false })

const fixed = {
  handlers,
  indicator: { success: 'green', error: 'red', style: { pointerEvents: 'none' } },
} as const

/** An editor with a hidden text and a column in a row, with or without the workarounds from the page on known limits. */
function Layout({ isFixed }: { isFixed: boolean }) {
  const column = (
    <Element is={Box} canvas>
      <Text text="Inside" />
    </Element>
  )
  return (
    <Editor resolver={{ Box, Row, Text }} {...(isFixed ? fixed : {})}>
      <Tool />
      <main data-page>
        <Frame>
          <Element is="div" canvas>
            {isFixed ? <Text text="A" visible={false} /> : <Element is={Text} text="A" hidden />}
            <Text text="B" />
            <Text text="C" />
            {isFixed ? <Row /> : <Box>{column}</Box>}
          </Element>
        </Frame>
      </main>
    </Editor>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Layout isFixed={location.hash === '#fixed'} />,
)
