import { Editor, Frame, type Resolver, useEditor } from '@craftjs/core'
import { cleanup, render } from '@testing-library/react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { canvas, type Content, resolver } from './blocks'

type Handle = ReturnType<typeof useEditor>

/** What `useEditor` returns in the editor that was mounted last. */
export let editor: Handle
export let query: Handle['query']

export function Probe() {
  editor = useEditor()
  query = editor.query
  return null
}

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
