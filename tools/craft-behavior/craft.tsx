import {
  type CoreEventHandlers,
  type DefaultEventHandlers,
  Editor,
  type EditorStore,
  Element,
  Frame,
  type Resolver,
  useEditor,
  useNode,
  type UserComponent,
} from '@craftjs/core'
import { act, render, screen } from '@testing-library/react'
import { Component, type ComponentProps, type ReactNode } from 'react'

/** The `ref` of a component that can be selected and dragged. */
export function useBlock() {
  const { connectors } = useNode()
  return (element: HTMLElement | null) => {
    if (element) connectors.connect(connectors.drag(element))
  }
}

export const Text: UserComponent<{ text?: string; [prop: string]: unknown }> = ({ text }) => (
  <p ref={useBlock()}>{text}</p>
)

export const Box: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <div ref={useBlock()}>{children}</div>
)

/** Another Box, with a configuration. */
export const boxWith = (craft: UserComponent['craft']): typeof Box =>
  Object.assign(({ children }: { children?: ReactNode }) => <div ref={useBlock()}>{children}</div>, { craft })

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

type Handle = ReturnType<typeof useEditor>

/** What `useEditor` returns in the editor that was mounted last. */
export let editor: Handle

export function Probe() {
  editor = useEditor()
  return null
}

/** Props of `<Editor>`, and components to resolve beside Text, Box and Pair. */
type Options = ComponentProps<typeof Editor> & { components?: Resolver }

/** Mounts an editor with `page` in a Box. */
export function open(page: ReactNode, options: Options = {}, data?: string): ReturnType<typeof render> {
  const { children, components, ...props } = options
  return render(
    <Editor resolver={{ ...resolver, ...components }} {...props}>
      <Probe />
      <Frame data={data}>
        <Element is={Box} canvas>
          {page}
        </Element>
      </Frame>
      {children}
    </Editor>,
  )
}

type HandlerOptions = ConstructorParameters<typeof DefaultEventHandlers>[0]

/** The event handlers of a class, for the prop `handlers`. */
export const handlersOf =
  (Handlers: new (options: HandlerOptions) => CoreEventHandlers) => (store: EditorStore) =>
    new Handlers({ store, isMultiSelectEnabled: () => false, removeHoverOnMouseleave: false })

/** The ids of what is in the root. */
export const inRoot = (): string[] => editor.query.node('ROOT').childNodes()

/** The props of the Node that stands at `index` in the root. */
export const propsAt = (index: number): Record<string, unknown> =>
  editor.query.node(inRoot()[index] ?? '').get().data.props

/** The texts of what is in the root, in order. */
export const texts = (): unknown[] => inRoot().map((_, index) => propsAt(index).text)

export const setText = (id: string, text: string): void =>
  act(() => editor.actions.setProp(id, (props: { text: string }) => (props.text = text)))

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
