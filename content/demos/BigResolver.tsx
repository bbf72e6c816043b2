import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { Resolver, UserComponent } from '@craftjs/core'
import { createElement, useState } from 'react'

const names =
  'Banner Button Card Chart Divider Footer Form Gallery Heading Icon Image List Map Menu Quote Video'

/** Creates a sample component for each name. In your editor, each would be a file in a folder. */
function componentOf(name: string): UserComponent<{ text: string }> {
  const Component: UserComponent<{ text: string }> = ({ text }) => {
    const { connectors } = useNode()
    return (
      <p
        className="demo-text"
        ref={(el) => void (el && connectors.connect(connectors.drag(el)))}
      >
        {text}
      </p>
    )
  }
  Component.craft = {
    displayName: name,
    props: { text: `A ${name.toLowerCase()}` },
  }
  return Component
}
const resolver: Resolver = Object.fromEntries(
  names.split(' ').map((name) => [name, componentOf(name)]),
)

/** A toolbox with every component in the resolver. */
function Blocks() {
  const [search, setSearch] = useState('')
  const { connectors, query } = useEditor()
  const found = Object.entries(query.getOptions().resolver).filter(([name]) =>
    name.toLowerCase().includes(search.toLowerCase()),
  )
  return (
    <div className="demo-tools">
      <input
        aria-label="Search blocks"
        placeholder="Search blocks"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.map(([name, component]) => (
        <button
          key={name}
          ref={(el) =>
            void (el && connectors.create(el, () => createElement(component)))
          }
        >
          {name}
        </button>
      ))}
    </div>
  )
}

export function BigResolver() {
  return (
    <Editor resolver={resolver}>
      <Blocks />
      <Frame>
        <Element is="div" canvas className="demo-box">
          {createElement(resolver.Heading ?? 'h3')}
        </Element>
      </Frame>
    </Editor>
  )
}
