import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { beforeAll, describe, expect, it } from 'vitest'
import searchWords from '../../content/searchWords'
import sidebars from '../../content/sidebars'
import { compileFile } from '../build/mdx'
import { recordsOf, type SearchablePage, toolPages } from '../build/outputs'
import type { SearchRecord } from '../model/search'
import { embeddedEngine, type Engine } from '../theme/search/providers/embeddedEngine'
import { beginnersQueries } from './beginnersQueries.fixture'

/**
 * The page, perhaps with an anchor, that must be the first hit (`1`) or among the first three (`3`), and what developers
 * search for when they need it. `|` separates results that are equally good, and queries.
 */
const table: [expected: string, rank: 1 | 3, queries: string][] = [
  ['/docs/api/editor', 3, 'not in resolver'],
  ['/docs/api/editor|/docs/guides|/docs/concepts', 3, 'disable editing'],
  ['/docs/api/editor#several-pages-several-editors', 3, 'several pages'],
  ['/docs/api/element', 1, 'Element'],
  ['/docs/api/element', 3, '<Element is="div" canvas>'],
  ['/docs/api/element|/docs/concepts', 3, 'drop area'],
  ['/docs/api/element#param-id', 3, 'Element id'],
  ['/docs/api/errors', 3, 'Invariant failed'],
  ['/docs/api/errors#messages-that-nothing-throws', 3, 'Attempting to add a node with duplicated id'],
  ['/docs/api/errors#not-in-resolver', 1, 'The component type <Hero> does not exist in the resolver'],
  ['/docs/api/errors#not-json', 1, 'Unexpected token o in JSON at position 1'],
  ['/docs/api/frame', 1, 'Frame'],
  ['/docs/api/frame', 3, 'frame data'],
  ['/docs/api/frame|/docs/recipes/nextjs#server-rendering', 3, 'SSR'],
  ['/docs/api/helpers#descendants', 1, 'descendants'],
  ['/docs/api/helpers#isselected', 1, 'isSelected'],
  ['/docs/api/helpers#linkednodes|/docs/api/node#param-datalinkednodes', 3, 'linkedNodes'],
  ['/docs/api/nodetree#copy|/docs/recipes/copy-and-paste#copy-paste-and-templates', 3, 'template'],
  ['/docs/api/useEditor', 1, 'useEdi'],
  ['/docs/api/useEditor', 3, 'actions.move|connectors.create'],
  ['/docs/api/useEditor|/docs/concepts/serializing', 3, 'desrialize'],
  ['/docs/api/useEditor|/docs/guides/basic-tutorial|/docs/concepts/editor-components', 3, 'undo redo'],
  ['/docs/api/errors#delete-top-level', 1, '"Attempting to delete a top-level Node"'],
  ['/docs/api/useEditor#param-add', 3, 'add node'],
  ['/docs/api/useEditor#param-delete', 3, 'delete node'],
  ['/docs/api/useEditor#param-deserialize', 3, 'actions.deserialize'],
  ['/docs/api/useEditor#param-historyignore', 1, 'history ignore'],
  ['/docs/api/useEditor#param-historythrottle', 3, 'throttle'],
  ['/docs/api/useEditor#param-historyundo', 1, 'actions.history.undo'],
  ['/docs/api/useEditor#param-move', 3, 'move node'],
  ['/docs/api/useEditor#param-querygetdropplaceholder', 1, 'getDropPlaceholder'],
  ['/docs/api/useNode', 1, 'useNode|use node|usenoed'],
  ['/docs/api/useNode|/docs/api/useEditor', 3, 'actions.setProp'],
  ['/docs/api/useNode|/docs/api/useEditor|/docs/api/user-component', 3, 'typescript'],
  ['/docs/api/useNode#connectnode', 1, 'connectNode'],
  ['/docs/api/useNode#outside-a-node|/docs/api/errors#use-editor', 3, 'outside Editor'],
  ['/docs/api/useNode#resize-a-component|/docs/concepts/user-components#resizing-and-free', 3, 'resize'],
  ['/docs/api/user-component|/docs/concepts/user-components', 3, 'user component|when are rules called'],
  ['/docs/api/user-component', 3, 'canDrag|canMov'],
  ['/docs/api/user-component#rules', 3, 'canMoveIn|canDrop'],
  ['/docs/additional/layers', 1, 'useLayer'],
  ['/docs/additional/layers', 3, '@craftjs/layers'],
  ['/docs/additional/layers#custom-layer-rendering', 1, 'custom layer'],
  ['/docs/concepts|/docs/guides/basic-tutorial', 3, 'slider undo'],
  ['/docs/concepts/editor-components', 3, 'toolbar'],
  ['/docs/concepts/editor-components|/docs/api/useEditor', 3, '“history.undo” shortcut'],
  ['/docs/concepts/nodes|/docs/api/element', 3, 'linked node id'],
  ['/docs/concepts/nodes#child-nodes-and-linked-nodes', 1, 'linked node'],
  ['/docs/concepts/serializing|/docs/api/useEditor', 3, 'seralize'],
  ['/docs/concepts/serializing#change-components-while-saved-pages-exist', 1, 'rename component'],
  ['/docs/concepts/user-components|/docs/api/useEditor', 3, 'props from outside'],
  ['/docs/concepts/user-components#a-drag-handle', 1, '"drag handle"'],
  ['/docs/concepts/user-components#resizing-and-free-positions', 1, 'absolute position'],
  ['/docs/concepts/user-components#typescript-and-null-refs', 1, 'null ref'],
  ['/docs/concepts/untrusted-pages', 1, 'xss|untrusted'],
  ['/docs/concepts/untrusted-pages', 3, 'sanitize|content security policy|javascript url'],
  ['/docs/guides/basic-tutorial', 1, 'tutorial'],
  ['/docs/guides/basic-tutorial|/docs/concepts/editor-components', 3, 'settings panel'],
  ['/docs/guides/basic-tutorial|/docs/concepts/editor-components|/docs/api/useEditor', 3, 'delete component'],
  ['/docs/guides/basic-tutorial|/docs/api', 3, 'TypeError: t is not a function'],
  ['/docs/guides/save-load-state', 1, 'compress'],
  ['/docs/guides/save-load-state', 3, 'load from server|save page|load saved state'],
  ['/docs/guides/save-load-state#show-a-page-without-the-editor', 1, 'without the editor'],
  ['/docs/guides/save-load-state#which-node-changed', 3, 'which node changed'],
  [
    '/docs/overview#starters',
    3,
    'starter|boilerplate|template project|stackblitz|codesandbox|zip|download|create project',
  ],
  ['/docs/recipes/big-resolver', 3, 'lazy components'],
  ['/docs/recipes/copy-and-paste', 1, 'copy paste'],
  ['/docs/recipes/event-handlers|/docs/api/editor', 3, 'event handlers'],
  ['/docs/recipes/event-handlers', 3, 'cancel drop'],
  ['/docs/recipes/landing-editor', 3, 'landing editor'],
  ['/docs/recipes/library-components', 3, 'MUI'],
  ['/docs/recipes/locking-and-roles', 3, 'lock elements'],
  ['/docs/recipes/many-nodes', 3, 'slow with many nodes'],
  ['/docs/recipes/nextjs', 1, 'next.js'],
  ['/docs/recipes/responsive-values', 1, 'responsive preview'],
  ['/docs/recipes/responsive-values', 3, 'breakpoint'],
  ['/docs/recipes/responsive-values#editing-inside-an-iframe', 3, 'iframe'],
  ['/docs/recipes/rich-text', 3, 'Tiptap'],
  ['/docs/recipes/saved-pages', 3, 'version saved pages'],
  ['/docs/recipes/several-people', 3, 'two users edit a page'],
  ['/docs/recipes/testing', 3, 'test components'],
  ['/docs/recipes/toolbox', 3, 'drag image'],
  ['/docs/recipes/touch-and-keyboard', 3, 'move with keyboard'],
  ['/docs/recipes/touch-and-keyboard#keyboard-shortcuts', 3, 'keyboard'],
  ['/docs/recipes/touch-and-keyboard#touch-devices|/docs/api/editor#touch-devices', 3, 'touch|mobile'],
  ['/docs/acknowledgements|/docs/dev', 3, 'license'],
  ['/docs/dev', 3, 'Build any page editor with React'],
  ['/docs/migrating/migrating-0.1.x', 1, 'migrate from 0.1'],
  ['/docs/overview', 3, 'current release'],
  ['/docs/choosing/project-status', 1, 'is it maintained'],
  ['/blog/multi-select', 3, 'multi select'],
  ['/blog/react-19', 1, 'React 19'],
  ['/blog/server-rendering|/docs/recipes/nextjs', 3, 'server rendering'],
  // Sentences, as people type them.
  [
    '/docs/recipes/locking-and-roles',
    3,
    'lock component for some users|how do I lock a component|locking a component',
  ],
  ['/docs/recipes/frames-and-labels#the-drop-indicator', 1, 'custom drop indicator'],
  ['/docs/recipes/touch-and-keyboard', 3, 'keyboard drag and drop'],
  ['/docs/recipes/touch-and-keyboard|/docs/api/editor#touch-devices', 3, 'drag and drop on touch devices'],
  ['/docs/recipes/touch-and-keyboard', 3, 'how do I drag on a phone|does drag and drop work on mobile'],
  ['/docs/recipes/copy-and-paste', 3, 'how to duplicate a component|copy and paste between pages'],
  ['/docs/recipes/saved-pages', 3, 'how do I change a component without breaking saved pages'],
  [
    '/docs/guides/save-load-state',
    3,
    'how do I save the page|how do I save the page to a server|show the page without the editor',
  ],
  ['/docs/guides/save-load-state', 3, 'how to export html|save on every change'],
  ['/docs/guides/save-load-state#load|/docs/api/frame', 3, 'data arrives later and the page stays empty'],
  ['/docs/recipes/several-people', 3, 'two people edit the same page'],
  ['/docs/recipes/rich-text', 3, 'how to use a rich text editor inside a component'],
  ['/docs/recipes/responsive-values', 3, 'preview the page on mobile width|different values for phones'],
  ['/docs/recipes/big-resolver', 3, 'hundreds of components in the resolver'],
  ['/docs/recipes/many-nodes', 3, 'why is the editor slow with many nodes'],
  ['/docs/recipes/testing', 3, 'how do I test drag and drop with playwright'],
  ['/docs/recipes/nextjs', 3, 'how to use craft.js with next.js|server components'],
  ['/docs/recipes/library-components', 3, 'how do I use components from mui|use a component library'],
  ['/docs/recipes/toolbox', 3, 'change the image that follows the pointer while dragging'],
  [
    '/docs/recipes/event-handlers',
    3,
    'how do I cancel a drop|clear the selection when the user clicks outside',
  ],
  ['/docs/recipes/panels|/docs/concepts/editor-components', 3, 'how do I build a settings panel'],
  ['/docs/concepts/user-components', 3, 'which components can be dropped into a container'],
  ['/docs/concepts/nodes', 3, 'what is a canvas node'],
  [
    '/docs/concepts/nodes|/docs/api/frame#nothing-can-be-dragged',
    1,
    'component not draggable|why can I not drag this component',
  ],
  ['/docs/concepts/user-components|/docs/api/useNode', 3, 'why do my props not update from outside'],
  ['/docs/api/element', 3, 'why does Element need an id'],
  ['/docs/concepts/serializing', 3, 'what is saved in the json and what is lost'],
  ['/docs/additional/layers', 3, 'show a list of all layers|customize the layers panel'],
  ['/docs/concepts/undo-and-redo', 3, 'undo several changes in one step|how do I turn off undo for a change'],
  ['/docs/guides/save-load-state#read-only', 3, 'make the editor read only'],
  ['/docs/migrating/migrating-0.1.x', 3, 'how do I upgrade from version 0.1'],
  ['/docs/choosing/project-status', 1, 'is craft.js still maintained'],
  ['/docs/overview|/blog/react-19', 3, 'which react versions are supported'],
  ['/docs/recipes/locking-and-roles', 1, 'lock|locking'],
  ['/docs/api/errors#not-in-resolver', 3, 'this node (Canvas) does not exist in the resolver'],
  ['/docs/api/errors#not-json', 3, 'Unterminated string in JSON at position 1874 (line 1 column 1875)'],
  ['/docs/api/errors#two-reacts', 1, "Cannot read properties of null (reading 'useContext')"],
  ['/docs/concepts/dragging-and-selecting', 3, 'the drop line is in the wrong place'],
  ['/docs/choosing/i-want-to', 3, '#312|677|#158|#750'],
  ['/docs/choosing/known-limits', 3, 'known bugs|PR 752|#644|limitations'],
  ['/docs/choosing/alternatives', 3, 'craft.js vs puck|GrapesJS|alternatives'],
  ['/docs/choosing/accessibility', 3, 'wcag|is it accessible'],
  ['/docs/choosing/project-status', 3, 'reka|roadmap|fork|who uses craft.js'],
]

/** The messages in the doc “All errors”, by the anchors of their entries. */
function messages(): { id: string; message: string }[] {
  const source = readFileSync('content/docs/api/errors.mdx', 'utf8')
  return [...source.matchAll(/^### .+\[#([\w-]+)\]\n+(?:```text\n([^]*?)\n```|``(.+)``|`(.+)`)$/gm)].map(
    ([, id = '', ...texts]) => ({ id, message: texts.find((text) => text !== undefined) ?? '' }),
  )
}

/** What a developer may paste: the message with what consoles add, with other names, or only its beginning. */
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
    // Some copy only what fits into a column.
    elsewhere.slice(0, 64),
  ]
}

const withoutFrontMatter = /^---\n([^]*?)\n---\n/

async function pageOf(folder: 'docs' | 'blog', file: string): Promise<SearchablePage> {
  const source = readFileSync(`content/${folder}/${file}`, 'utf8')
  const front = parse(withoutFrontMatter.exec(source)?.[1] ?? '') as Record<string, never>
  const body = source.replace(withoutFrontMatter, '')
  const compiled = await compileFile(body, { path: `content/${folder}/${file}`, root: process.cwd() })
  const id = file.replace('.mdx', '')
  const [category = 'Documentation'] = sidebars.docs.flatMap((item) =>
    typeof item !== 'string' && JSON.stringify(item.items).includes(`"${id}"`) ? [item.label] : [],
  )
  return {
    title: front.title ?? '',
    description: front.description ?? '',
    path: `/${folder}/${id}`,
    category: folder === 'blog' ? 'Blog' : category,
    keywords: front.keywords ?? front.tags ?? [],
    sections: compiled.sections,
  }
}

/** The name of what a record leads to: the title of a page, or the last heading above the text. */
const nameOf = ({ page, headings }: SearchRecord) => headings.at(-1) ?? page

let records: SearchRecord[]
let engine: Engine
beforeAll(async () => {
  const pages: SearchablePage[] = []
  for (const folder of ['docs', 'blog'] as const)
    for (const file of readdirSync(`content/${folder}`, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.mdx')) pages.push(await pageOf(folder, file))
  records = recordsOf([...pages.sort((a, b) => (a.path < b.path ? 1 : -1)), ...toolPages])
  engine = embeddedEngine(records)
}, 120_000)

const top = (query: string) => engine(query, { limit: 3 }).hits.map(({ url }) => url)

/** Whether one of the expected results is ranked high enough. */
function isRight(query: string, rank: number, expected: readonly string[]): boolean {
  const urls = engine(query, { limit: rank }).hits.map(({ url }) => url)
  return expected.some((result) => result !== '' && urls.some((url) => url.startsWith(result)))
}

describe('the search', () => {
  it('finds what it must for at least 95 % of the queries, on pages that no sidebar lists too', () => {
    const queries = table.flatMap(([expected, rank, list]) =>
      list.split('|').map((query) => ({ query, rank, expected: expected.split('|') })),
    )
    const wrong = queries.filter(({ query, rank, expected }) => !isRight(query, rank, expected))
    const messages = wrong.map(
      ({ query, expected }) => `${query}: ${top(query).join(', ')} instead of ${expected.join(', ')}`,
    )
    expect(queries.length).toBeGreaterThanOrEqual(100)
    expect(wrong.length / queries.length, messages.join('\n')).toBeLessThanOrEqual(0.05)
    if (messages.length > 0) console.warn(messages.join('\n'))
  })

  it('knows the words of beginners', () => {
    const urls = new Set(records.map(({ url }) => url))
    expect(Object.keys(searchWords).filter((url) => !urls.has(url))).toEqual([])
    const missed = beginnersQueries.filter(([query, expected]) => !isRight(query, 3, expected.split('|')))
    const list = missed.map(([query]) => `${query}: ${top(query).join(', ')}`).join('\n')
    expect(missed.length / beginnersQueries.length, list).toBeLessThanOrEqual(0.1)
  })

  it('finds pages, sections and entries by their names', () => {
    const names = [...new Set(records.map(nameOf))]
    const wrong = names.filter((name) => {
      const places = records.filter((record) => nameOf(record) === name)
      return !isRight(
        name,
        3,
        places.map(({ url }) => url),
      )
    })
    expect(wrong.length / names.length, wrong.join('\n')).toBeLessThanOrEqual(0.02)
  })

  it('is not drowned by names of JavaScript’s own', () => {
    for (const { url, title, excerpt } of engine('toString', { limit: 50 }).hits)
      expect(`${title.join('')} ${excerpt.join('')}`, url).not.toMatch(/\bstrings?\b/)
    expect(engine('toString', { limit: 1 }).total).toBeLessThan(30)
  })

  it('finds the entry of every message of Craft.js, as a console prints it', () => {
    const wrong = messages().flatMap(({ id, message }) =>
      pastesOf(message)
        .filter((paste) => !isRight(paste, 1, [`/docs/api/errors#${id}`]))
        .map((paste) => `${id}: ${paste}`),
    )
    expect(wrong).toEqual([])
  })
})
