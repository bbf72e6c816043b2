import { Editor, Element, Frame, type SerializedNodes, useNode, type UserComponent } from '@craftjs/core'
import type { HTMLAttributes, ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { PageView } from '../../content/snippets/saving/PageView'

type Props = { children?: ReactNode; parts?: { body?: ReactNode }; text?: ReactNode; href?: string }

const views = {
  Box: ({ children }: Props) => <section>{children}</section>,
  Text: ({ text }: Props) => <p>{text}</p>,
  Card: ({ parts }: Props) => <section>{parts?.body}</section>,
  Link: ({ href }: Props) => <a href={href}>Press</a>,
  Panel: ({ parts: _, ...props }: Props & HTMLAttributes<HTMLDivElement>) => <div {...props} />,
}

/** The same components for an editor. */
const blockOf = (View: UserComponent<Props>): UserComponent<Props> =>
  function Block(props) {
    const { connectors } = useNode()
    return (
      <div ref={(element) => void (element && connectors.connect(connectors.drag(element)))}>
        <View {...props} />
      </div>
    )
  }
const blocks = Object.fromEntries(Object.entries(views).map(([name, View]) => [name, blockOf(View)]))
const resolver = { ...blocks, Card: blockOf(() => <Element id="body" canvas />) }

/** Resolves after an image has failed and a frame has loaded. By then, any script that a page starts on its own has run. */
const settled = () =>
  Promise.all([
    new Promise((resolve) => Object.assign(new Image(), { onerror: resolve, src: 'data:,' })),
    new Promise((resolve) => {
      const frame = Object.assign(document.createElement('iframe'), { onload: resolve, srcdoc: 'x' })
      document.body.append(frame)
    }),
  ])

let last: Root | undefined

/** Replaces the last page with this saved page, next to the editor's form, either in an editor or as visitors see it. */
async function mountPage(page: SerializedNodes, isEditor: boolean): Promise<void> {
  last?.unmount()
  document.body.replaceChildren()
  Object.assign(window, { ran: false })
  const shown = isEditor ? (
    <Editor resolver={resolver}>
      <Frame data={JSON.stringify(page)} />
    </Editor>
  ) : (
    <PageView nodes={page} views={views} />
  )
  const root = document.body.appendChild(document.createElement('main'))
  last = createRoot(root)
  last.render(
    <>
      <form id="settings" />
      {shown}
    </>,
  )
  await settled()
}

Object.assign(window, { mountPage, settled })
