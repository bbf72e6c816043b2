import {
  type CoreEventHandlers,
  type DefaultEventHandlers,
  Editor,
  type EditorStore,
  Element,
  Frame,
  type Node,
  type NodeId,
  type NodeTree,
  type Resolver,
  type SerializedNodes,
  useEditor,
  useNode,
  type UserComponent,
} from '@craftjs/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ComponentProps, type ReactElement, type ReactNode } from 'react'

/** A `ref` that passes the element on, and not the `null` of its end. */
export const refTo = (connect: (element: HTMLElement) => unknown) => (element: HTMLElement | null) => {
  if (element) connect(element)
}

/** The `ref` of a component that can be selected and dragged. */
export function useBlock() {
  const { connectors } = useNode()
  return refTo((element) => connectors.connect(connectors.drag(element)))
}

type Block = UserComponent<{ text?: string; children?: ReactNode; [prop: string]: unknown }>

/** Another Box, with a configuration. */
export const boxWith = (craft: UserComponent['craft']): Block =>
  Object.assign<Block, object>(
    ({ text, children }) => (
      <div ref={useBlock()}>
        {text}
        {children}
      </div>
    ),
    { craft },
  )

export const Box = boxWith({})
export const Text: Block = ({ text }) => <p ref={useBlock()}>{text}</p>

/** Takes two children. */
export const Pair = boxWith({
  rules: { canMoveIn: (_, self, helper) => helper(self.id).childNodes().length < 2 },
})

/** Has a linked Node with a text in it. */
export const Card: UserComponent = () => (
  <section ref={useBlock()}>
    <Element id="body" is={Box} canvas>
      <Text text="in the card" />
    </Element>
  </section>
)

export const resolver: Resolver = { Text, Box, Pair }

/** What is in a Canvas; a string is a Text for each of its words. */
type Content = ReactNode | string
const elements = (content: Content): ReactNode =>
  typeof content === 'string' ? content.split(' ').map((text) => <Text key={text} text={text} />) : content

/** A Canvas with `content`: a Box, unless `props` say what it is. */
export const canvas = (
  content: Content,
  props: Partial<ComponentProps<typeof Element>> = {},
): ReactElement => (
  <Element key="canvas" is={Box} canvas {...props}>
    {elements(content)}
  </Element>
)

type Handle = ReturnType<typeof useEditor>

/** What `useEditor` returns in the editor that was mounted last. */
export let editor: Handle
export let query: Handle['query']

export function Probe() {
  editor = useEditor()
  query = editor.query
  return null
}

type Method = (...args: unknown[]) => unknown
const inAct = <T extends object>(read: () => T): T =>
  new Proxy({} as T, {
    get: (_, name) => {
      const value = (read() as Record<string | symbol, object | Method>)[name]!
      if (typeof value !== 'function') return inAct(() => value)
      return (...args: unknown[]) => {
        let result: unknown
        act(() => void (result = (value as Method).apply(read(), args)))
        return typeof result === 'object' && result !== null ? inAct(() => result as object) : result
      }
    },
  })

/** The actions of that editor, each in act(), so that the page shows at once what it does. */
export const actions = inAct(() => editor.actions)

/** Props of `<Editor>`, and components to resolve beside Text, Box and Pair. */
type Options = ComponentProps<typeof Editor> & { components?: Resolver }
type FrameProps = ComponentProps<typeof Frame>

/** An editor whose `<Frame>` has these props. */
export const editorWith = (
  frame: FrameProps,
  { children, components, ...props }: Options = {},
): ReactElement => (
  <Editor resolver={{ ...resolver, ...components }} {...props}>
    <Probe />
    <Frame {...frame} />
    {children}
  </Editor>
)

/** Mounts an editor with `content` in a Box, or with the saved page `data`. */
export function open(content: Content, options: Options = {}, data?: string): ReturnType<typeof render> {
  const editorBeside = (children: ReactNode) =>
    editorWith({ data, children: canvas(content) }, { ...options, children })
  const rendered = render(editorBeside(options.children))
  beside = (children) => rendered.rerender(editorBeside(children))
  return rendered
}

/** Renders other children beside the frame of the editor that was opened last. */
export let beside: (children: ReactNode) => void

/** Saves the page, and opens it in a new editor. */
export function reopen(options?: Options): string {
  const json = query.serialize()
  cleanup()
  open(null, options, json)
  return json
}

export const saved = (): SerializedNodes => JSON.parse(query.serialize()) as SerializedNodes

/** The tree of a component that is not in the page. */
export const treeOf = (element: ReactElement): NodeTree => query.parseReactElement(element).toNodeTree()
/** Its Node. */
export const nodeOf = (element: ReactElement): Node => {
  const { nodes, rootNodeId } = treeOf(element)
  return nodes[rootNodeId]!
}

type HandlerOptions = ConstructorParameters<typeof DefaultEventHandlers>[0]

/** The event handlers of a class, for the prop `handlers`. */
export const handlersOf =
  (Handlers: new (options: HandlerOptions) => CoreEventHandlers) => (store: EditorStore) =>
    new Handlers({ store, isMultiSelectEnabled: () => false, removeHoverOnMouseleave: false })

/** The ids of what is in the root, or in another Node. */
export const inRoot = (parent = 'ROOT'): NodeId[] => query.node(parent).childNodes()

/** The id of the Node that stands at `index` in the root. */
export const idAt = (index: number): NodeId => inRoot()[index] ?? ''
export const dataAt = (index: number): Node['data'] => query.node(idAt(index)).get().data
export const propsAt = (index: number): Record<string, unknown> => dataAt(index).props

/** The texts of what is in the root, in order. */
export const texts = (): string =>
  inRoot()
    .map((_, index) => propsAt(index).text)
    .join(' ')

export const setProps = (id: NodeId, values: object): void =>
  actions.setProp(id, (props: object) => Object.assign(props, values))
export const setText = (id: NodeId, text: string): void => setProps(id, { text })
export const enable = (isEnabled: boolean): void =>
  actions.setOptions((options) => (options.enabled = isEnabled))

export const select = (...ids: NodeId[]): void => actions.selectNode(ids)
export const selected = (): NodeId[] => query.getEvent('selected').all()
export const undo = (): void => actions.history.undo()
export const redo = (): void => actions.history.redo()

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
