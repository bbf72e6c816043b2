import { Editor, Element, Frame, type NodeId, useEditor, useNode, type UserComponent } from '@craftjs/core'
import { Inspector } from '@craftjs-site/inspector'
import type { ReactElement, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Children of each section. The last section has fewer, so that the page has exactly the requested Nodes. */
const IN_SECTION = 20

function useBlock() {
  const { connect, drag } = useNode().connectors
  return (el: HTMLElement | null) => void (el && connect(drag(el)))
}
const Text: UserComponent<{ text: string }> = ({ text }) => <p ref={useBlock()}>{text}</p>
Text.craft = { displayName: 'Text' }

const Box: UserComponent<{ children?: ReactNode }> = ({ children }) => <div ref={useBlock()}>{children}</div>
Box.craft = { displayName: 'Box' }

/** A wrapper as in typical editors, with two hooks around every Node. */
function NodeFrame({ render }: { render: ReactElement }) {
  const { id } = useNode((node) => ({ selected: node.events.selected, hovered: node.events.hovered }))
  useEditor((state, query) => ({ deletable: state.nodes[id] ? query.node(id).isDeletable() : false }))
  return render
}

/** Rendered but not connected: no listeners, and no element in the state. */
const Unconnected: UserComponent<{ text: string }> = ({ text }) => <p>{text}</p>
Unconnected.craft = { displayName: 'Text' }

/** Variants of the page: plain, with onRender, without connectors, not editable, or with the inspector. */
export type Mode = 'plain' | 'onRender' | 'unconnected' | 'disabled' | 'inspector'

let editor: ReturnType<typeof useEditor>
function Probe() {
  // Exposed for the script that measures the page from outside.
  editor = useEditor()
  return null
}

function pageOf(count: number, Block: typeof Text): ReactElement {
  const withTexts = IN_SECTION + 1
  const sections = Math.ceil((count - 1) / withTexts)
  const textsIn = (section: number) => Math.min(IN_SECTION, count - 2 - section * withTexts)
  return (
    <Element is={Box} canvas>
      {Array.from({ length: sections }, (_, section) => (
        <Element is={Box} canvas key={section}>
          {Array.from({ length: textsIn(section) }, (_, text) => (
            <Block key={text} text={`Text ${text} of section ${section}, with a few words`} />
          ))}
        </Element>
      ))}
    </Element>
  )
}

const firstSection = (): NodeId => editor.query.node('ROOT').childNodes()[0] ?? ''
const texts = (): NodeId[] => editor.query.node(firstSection()).childNodes()
let step = 0
let json = ''
const next = (): NodeId => texts()[++step % texts().length] ?? ''
const fire = (id: NodeId, event: Event) => editor.query.node(id).get().dom?.dispatchEvent(event)
const dragEvent = (type: string, id: NodeId) => {
  const { left = 0, top = 0 } = editor.query.node(id).get().dom?.getBoundingClientRect() ?? {}
  return new DragEvent(type, {
    bubbles: true,
    clientX: left + 30,
    clientY: top + (step % 2 ? 1 : 17),
    dataTransfer: new DataTransfer(),
  })
}

/** Operations to measure, by name. Each runs several times. */
const operations: Record<string, () => unknown> = {
  nothing: () => {},
  hover: () => fire(next(), new MouseEvent('mouseover', { bubbles: true })),
  select: () => fire(next(), new MouseEvent('mousedown', { bubbles: true })),
  setProp: () =>
    editor.actions.setProp(next(), (props: { text: string }) => (props.text = `Changed ${step}`)),
  move: () => editor.actions.move(next(), firstSection(), step % 2 ? 0 : 5),
  undo: () => editor.actions.history.undo(),
  startDrag: () => {
    const id = next()
    fire(id, dragEvent('dragstart', id))
  },
  drag: () => {
    const id = next()
    fire(id, dragEvent('dragover', id))
  },
  serialize: () => void (json = editor.query.serialize()),
  deserialize: () => editor.actions.deserialize(json),
  enable: () => editor.actions.setOptions((options) => void (options.enabled = true)),
}

Object.assign(window, {
  mount(count: number, mode: Mode) {
    const root = document.getElementById('root')
    if (!root) return
    createRoot(root).render(
      <Editor
        resolver={{ Box, Text, Unconnected }}
        enabled={mode !== 'disabled'}
        {...(mode === 'onRender' ? { onRender: NodeFrame } : {})}
      >
        {mode === 'inspector' && <Inspector />}
        <Frame>{pageOf(count, mode === 'unconnected' ? Unconnected : Text)}</Frame>
        <Probe />
      </Editor>,
    )
  },
  run: (name: string) => void operations[name]?.(),
  count: () => Object.keys(editor.query.getNodes()).length,
})
