import { createElement, useState } from 'react'
import { Element, useEditor, type UserComponent } from '@craftjs/core'
import { startTyping } from '../toolbox/startTyping'

/** Lists all components with an info.group, by group, with a search field. */
export function BlockList() {
  const [search, setSearch] = useState('')
  const editor = useEditor()
  const { connectors, query } = editor
  const blocks = Object.values(query.getOptions().resolver)
    .map((component) => component as UserComponent)
    .filter(({ craft }) => craft?.info?.group)
    .filter((component) =>
      nameOf(component).toLowerCase().includes(search.toLowerCase()),
    )
  const groups = [...new Set(blocks.map(({ craft }) => craft?.info?.group as string))]

  return (
    <>
      <input
        type="search"
        aria-label="Search blocks"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          {blocks
            .filter(({ craft }) => craft?.info?.group === group)
            .map((component) => (
              <div
                key={nameOf(component)}
                ref={(el) => {
                  // A function creates the element when the drag starts, not hundreds in advance.
                  if (!el) return
                  connectors.create(el, () => elementOf(component), {
                    onCreate: (tree) => startTyping(editor, tree.rootNodeId),
                  })
                }}
              >
                {nameOf(component)}
              </div>
            ))}
        </section>
      ))}
    </>
  )
}

const nameOf = ({ craft }: UserComponent) => craft?.displayName ?? 'Block'

const elementOf = (component: UserComponent) =>
  createElement(Element, {
    is: component,
    canvas: component.craft?.info?.canvas === true,
  })
