import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import searchWords from '../../content/searchWords'
import { type SearchIndex, type SearchRecord, unpackRecords } from '../../src/model/search'
import { embeddedEngine } from '../../src/theme/search/providers/embeddedEngine'
import { beginnersQueries } from './beginnersQueries'
import { readBuilt } from './pages'

/**
 * Expected results, a colon, and queries. A result is a page, with or without an anchor. One of them must be among the
 * first three hits, or be the first hit if the line starts with `1`. Paths of docs omit `/docs/`. `|` separates results
 * that are equally good, and queries.
 */
const table = `
api/editor: not in resolver
api/editor|guides|concepts: disable editing
api/editor#several-pages-several-editors: several pages
1 api/element: Element
api/element: <Element is="div" canvas>|why does Element need an id
api/element|concepts: drop area
api/element#param-id: Element id
api/element#in-a-user-component: Element prop does not update when parent state changes|state change does not rerender Element
api/element#in-a-user-component: props of Element do not update|Element stale props|children of Element do not change
api/errors: Invariant failed
api/errors#messages-that-nothing-throws: Attempting to add a node with duplicated id
1 api/errors#not-in-resolver: The component type <Hero> does not exist in the resolver
1 api/errors#not-json: Unexpected token o in JSON at position 1
1 api/frame: Frame
api/frame: frame data
api/frame|recipes/nextjs#server-rendering: SSR
1 api/helpers#descendants: descendants
1 api/helpers#isselected: isSelected
api/helpers#linkednodes|api/node#param-datalinkednodes: linkedNodes
api/nodetree#copy|recipes/copy-and-paste#copy-paste-and-templates: template
1 api/useEditor: useEdi
api/useEditor: actions.move|connectors.create
api/useEditor|concepts/serializing: desrialize
api/useEditor|guides/basic-tutorial|concepts/editor-components: undo redo
1 api/errors#delete-top-level: "Attempting to delete a top-level Node"
api/useEditor#param-add: add node
api/useEditor#param-delete: delete node
api/useEditor#param-deserialize: actions.deserialize
1 api/useEditor#param-historyignore: history ignore
api/useEditor#param-historythrottle: throttle
1 api/useEditor#param-historyundo: actions.history.undo
api/useEditor#param-move: move node
1 api/useEditor#param-querygetdropplaceholder: getDropPlaceholder
1 api/useNode: useNode|use node|usenoed
api/useNode|api/useEditor: actions.setProp
api/useNode|api/useEditor|api/user-component: typescript
1 api/useNode#connectnode: connectNode
api/useNode#outside-a-node|api/errors#use-editor: outside Editor
api/useNode#resize-a-component|concepts/user-components#resizing-and-free: resize
api/user-component|concepts/user-components: user component|when are rules called
api/user-component: canDrag|canMov
api/user-component#rules: canMoveIn|canDrop
1 additional/layers: useLayer
additional/layers: @craftjs/layers|show a list of all layers|customize the layers panel
1 additional/layers#custom-layer-rendering: custom layer
concepts|guides/basic-tutorial: slider undo
concepts/editor-components: toolbar
concepts/editor-components|api/useEditor: “history.undo” shortcut
concepts/nodes|api/element: linked node id
1 concepts/nodes#child-nodes-and-linked-nodes: linked node
concepts/serializing|api/useEditor: seralize
1 concepts/serializing#change-components-while-saved-pages-exist: rename component
concepts/user-components|api/useEditor: props from outside
1 concepts/user-components#a-drag-handle: "drag handle"
1 concepts/user-components#resizing-and-free-positions: absolute position
1 concepts/user-components#typescript-and-null-refs: null ref
1 concepts/untrusted-pages: xss|untrusted
concepts/untrusted-pages: sanitize|content security policy|javascript url
1 guides/basic-tutorial: tutorial
guides/basic-tutorial|concepts/editor-components: settings panel
guides/basic-tutorial|concepts/editor-components|api/useEditor: delete component
guides/basic-tutorial|api: TypeError: t is not a function
1 guides/save-load-state: compress
guides/save-load-state: load from server|save page|load saved state|how do I save the page|save on every change
guides/save-load-state: how do I save the page to a server|show the page without the editor|how to export html
1 guides/save-load-state#show-a-page-without-the-editor: without the editor
guides/save-load-state#which-node-changed: which node changed
overview#starters: starter|boilerplate|template project|stackblitz|codesandbox|zip|download|create project
recipes/big-resolver: lazy components|hundreds of components in the resolver
1 recipes/copy-and-paste: copy paste
recipes/event-handlers|api/editor: event handlers
recipes/event-handlers: cancel drop|how do I cancel a drop|clear the selection when the user clicks outside
recipes/landing-editor: landing editor
recipes/library-components: MUI|how do I use components from mui|use a component library
recipes/locking-and-roles: lock elements|make a block read only|stop people from moving a component|lock component for some users|how do I lock a component|locking a component
recipes/many-nodes: slow with many nodes|why is the editor slow with many nodes
1 recipes/nextjs: next.js
1 recipes/responsive-values: responsive preview
recipes/responsive-values: breakpoint|preview the page on mobile width|different values for phones
recipes/responsive-values#editing-inside-an-iframe: iframe
recipes/rich-text: Tiptap|how to use a rich text editor inside a component
recipes/saved-pages: version saved pages|how do I change a component without breaking saved pages
recipes/several-people: two users edit a page|two people edit the same page
recipes/testing: test components|how do I test drag and drop with playwright
recipes/toolbox: drag image|change the image that follows the pointer while dragging
recipes/touch-and-keyboard: move with keyboard|keyboard drag and drop|how do I drag on a phone|does drag and drop work on mobile
recipes/touch-and-keyboard#keyboard-shortcuts: keyboard
recipes/touch-and-keyboard#touch-devices|api/editor#touch-devices: touch|mobile
acknowledgements|dev: license
dev: Build any page editor with React
1 migrating/migrating-0.1.x: migrate from 0.1
overview: current release
1 choosing/project-status: is it maintained|is craft.js still maintained
/blog/multi-select: multi select
1 /blog/react-19: React 19
/blog/server-rendering|recipes/nextjs: server rendering
1 recipes/frames-and-labels#the-drop-indicator: custom drop indicator
recipes/touch-and-keyboard|api/editor#touch-devices: drag and drop on touch devices
recipes/copy-and-paste: how to duplicate a component|copy and paste between pages
guides/save-load-state#load|api/frame: data arrives later and the page stays empty
recipes/nextjs: how to use craft.js with next.js|server components
recipes/panels|concepts/editor-components: how do I build a settings panel
concepts/user-components: which components can be dropped into a container
concepts/nodes: what is a canvas node
1 concepts/nodes|api/frame#nothing-can-be-dragged: component not draggable|why can I not drag this component
concepts/user-components|api/useNode: why do my props not update from outside
concepts/serializing: what is saved in the json and what is lost
concepts/undo-and-redo: undo several changes in one step|how do I turn off undo for a change
guides/save-load-state#read-only: make the editor read only
migrating/migrating-0.1.x: how do I upgrade from version 0.1
overview|/blog/react-19: which react versions are supported
1 recipes/locking-and-roles: lock|locking
api/errors#not-in-resolver: this node (Canvas) does not exist in the resolver
api/errors#not-json: Unterminated string in JSON at position 1874 (line 1 column 1875)
1 api/errors#two-reacts: Cannot read properties of null (reading 'useContext')
concepts/dragging-and-selecting: the drop line is in the wrong place
choosing/i-want-to: #312|677|#158|#750
choosing/known-limits: known bugs|PR 752|#644|limitations
choosing/alternatives: craft.js vs puck|GrapesJS|alternatives
choosing/accessibility: wcag|is it accessible
choosing/project-status: reka|roadmap|fork|who uses craft.js
`

/** Queries with their correct results and the lowest rank at which one of them must appear. */
const rowsOf = (text: string) =>
  text.match(/^.*: .+$/gm)!.flatMap((line) => {
    const [, first, places = '', queries = ''] = /^(1 )?(.*?): (.+)$/.exec(line)!
    const expected = places.split('|').map((place) => (/^(?:\/|$)/.test(place) ? place : `/docs/${place}`))
    return queries.split('|').map((query) => ({ query, rank: first ? 1 : 3, expected }))
  })

/** Messages in the doc “All errors”, with the anchors of their entries. */
function messages(): { id: string; message: string }[] {
  const source = readFileSync('content/docs/api/errors.mdx', 'utf8')
  return [...source.matchAll(/^### .+\[#([\w-]+)\]\n+(?:```text\n([^]*?)\n```|``(.+)``|`(.+)`)$/gm)].map(
    ([, id = '', ...texts]) => ({ id, message: texts.find((text) => text !== undefined) ?? '' }),
  )
}

/** Variants that a developer may paste: the message with a console's additions, with other names, or truncated. */
function pastesOf(message: string): string[] {
  const elsewhere = message
    .replace('(Missing)', '(TextBlock)')
    .replace('<Text />', '<Hero />')
    .replace('keys {type}', 'keys {type, key, ref, props, _owner, _store}')
    .replace("'Ve(...)'", "'resolveComponent(...)'")
    .replace("'e'", "'t'")
    .replace('Text, Box, Picky', 'Hero, Card')
  return [
    message,
    `Uncaught (in promise) Error: ${elsewhere}`,
    `Unhandled Runtime Error\nError: ${elsewhere}\nCall Stack`,
    `[Error: ${elsewhere}]`,
    `“${elsewhere}”`,
    `Uncaught ${elsewhere}\n    at invariant (tiny-invariant.js:12:11)\n    at index.js:1:2345`,
    elsewhere.replace(/^(?:Error: )?Invariant failed: /, ''),
    `Uncaught TypeError: ${elsewhere}`,
    `Warning: Error: Invariant failed: ${elsewhere}`,
    // Some developers copy only the part that fits in a column.
    elsewhere.slice(0, 64),
  ]
}

/** The name of a record's target: the page title, or the last heading above the text. */
const nameOf = ({ page, headings }: SearchRecord) => headings.at(-1) ?? page

const records = unpackRecords(JSON.parse(readBuilt('records.json')) as SearchIndex)
const engine = embeddedEngine(records)

const top = (query: string) => engine(query, { limit: 3 }).hits.map(({ url }) => url)

/** Whether one of the expected results is ranked high enough. */
function isRight({ query, rank, expected }: ReturnType<typeof rowsOf>[number]): boolean {
  const urls = engine(query, { limit: rank }).hits.map(({ url }) => url)
  return expected.some((result) => result !== '' && urls.some((url) => url.startsWith(result)))
}

describe('the search', () => {
  it('finds the expected results for at least 95 % of the queries, even on pages outside the sidebars', () => {
    const queries = rowsOf(table)
    const wrong = queries.filter((row) => !isRight(row))
    const messages = wrong.map(
      ({ query, expected }) => `${query}: ${top(query).join(', ')} instead of ${expected.join(', ')}`,
    )
    expect(queries.length).toBeGreaterThanOrEqual(100)
    expect(wrong.length / queries.length, messages.join('\n')).toBeLessThanOrEqual(0.05)
    if (messages.length > 0) console.warn(messages.join('\n'))
  })

  it('finds pages with words that beginners use', () => {
    const urls = new Set(records.map(({ url }) => url))
    const dead = Object.keys(searchWords).filter((url) => !urls.has(url))
    expect(dead, 'the search has no such page or section: correct content/searchWords.ts').toEqual([])
    const queries = rowsOf(beginnersQueries)
    const missed = queries.filter((row) => !isRight(row))
    const list = missed.map(({ query }) => `${query}: ${top(query).join(', ')}`).join('\n')
    expect(missed.length / queries.length, list).toBeLessThanOrEqual(0.1)
  })

  it('finds pages, sections, and entries by their names', () => {
    const names = [...new Set(records.map(nameOf))]
    const wrong = names.filter((query) => {
      const expected = records.flatMap((record) => (nameOf(record) === query ? record.url : []))
      return !isRight({ query, rank: 3, expected })
    })
    expect(wrong.length / names.length, wrong.join('\n')).toBeLessThanOrEqual(0.02)
  })

  it('finds the entry of every Craft.js error message as printed in a console', () => {
    const wrong = messages().flatMap(({ id, message }) =>
      pastesOf(message)
        .filter((query) => !isRight({ query, rank: 1, expected: [`/docs/api/errors#${id}`] }))
        .map((paste) => `${id}: ${paste}`),
    )
    expect(wrong).toEqual([])
  })
})
