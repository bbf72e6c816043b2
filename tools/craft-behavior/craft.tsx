import { Editor, Element, Frame, type Resolver, useEditor, useNode, type UserComponent } from '@craftjs/core'
import { act, render } from '@testing-library/react'
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

/** Takes two children. */
export const Pair: typeof Box = ({ children }) => <div ref={useBlock()}>{children}</div>
Pair.craft = { rules: { canMoveIn: (_, self, helper) => helper(self.id).childNodes().length < 2 } }

export const resolver: Resolver = { Text, Box, Pair }

type Handle = ReturnType<typeof useEditor>

/** What `useEditor` returns in the editor that was mounted last. */
export let editor: Handle

export function Probe() {
  editor = useEditor()
  return null
}

/** Mounts an editor with `page` in a Box; the options are props of `<Editor>`. */
export function open(
  page: ReactNode,
  options: ComponentProps<typeof Editor> = {},
  data?: string,
): ReturnType<typeof render> {
  const { children, ...props } = options
  return render(
    <Editor resolver={resolver} {...props}>
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

/** The ids of what is in the root. */
export const inRoot = (): string[] => editor.query.node('ROOT').childNodes()

/** The props of the Node that stands at `index` in the root. */
export const propsAt = (index: number): Record<string, unknown> =>
  editor.query.node(inRoot()[index] ?? '').get().data.props

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
