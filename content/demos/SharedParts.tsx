import { Editor, Frame, useEditor, useNode } from '@craftjs/core'
import type { SerializedNodes, UserComponent } from '@craftjs/core'
import { type ReactNode, useState } from 'react'
import { PropField } from '../snippets/editing/PropField'
import { OpenSelect } from '../snippets/shared-parts/OpenSelect'
import { PartsProvider } from '../snippets/shared-parts/parts'
import { PartSettings } from '../snippets/shared-parts/PartSettings'
import { type PartProps, PartView } from '../snippets/shared-parts/PartView'
import { stored } from '../snippets/shared-parts/stored'

const useBlock = () => {
  const { connect, drag } = useNode().connectors
  return (el: HTMLElement | null) => void (el && connect(drag(el)))
}

// Views for the content of instances, which has no Nodes and can't be selected.
const views = {
  Area: ({ children }: { children?: ReactNode }) => (
    <div className="demo-card">{children}</div>
  ),
  Line: ({ text }: { text: string }) => <p>{text}</p>,
  Part: PartView,
}

const Area: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <div className="demo-box" ref={useBlock()}>
    {children}
  </div>
)
Area.craft = { displayName: 'Area' }

const Line: UserComponent<{ text: string }> = ({ text }) => (
  <p className="demo-text" ref={useBlock()}>
    {text}
  </p>
)
Line.craft = {
  displayName: 'Line',
  related: { settings: () => <PropField prop="text" label="Text" /> },
}

const Part: UserComponent<PartProps> = (props) => (
  <PartView ref={useBlock()} {...props} />
)
Part.craft = { displayName: 'Part', related: { settings: PartSettings } }

function Settings() {
  const { Form } = useEditor((state, query) => {
    const id = query.getEvent('selected').first()
    return { Form: id ? state.nodes[id]?.related.settings : undefined }
  })
  return (
    <div className="demo-tools">
      {Form ? <Form /> : 'Select something to change its text.'}
    </div>
  )
}

export function SharedParts() {
  const [pages, setPages] = useState(stored)
  const [opened, setOpened] = useState('page')
  const open = (name: string, current: SerializedNodes) => {
    setPages({ ...pages, [opened]: current })
    setOpened(name)
  }
  return (
    <PartsProvider parts={pages} views={views}>
      <Editor key={opened} resolver={{ Area, Line, Part }}>
        <div className="demo-tools">
          <OpenSelect
            names={Object.keys(pages)}
            opened={opened}
            onOpen={open}
          />
        </div>
        <Frame data={pages[opened]} />
        <Settings />
      </Editor>
    </PartsProvider>
  )
}
