import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { beforeAll, describe, expect, it } from 'vitest'
import sidebars from '../../content/sidebars'
import { compileFile } from '../build/mdx'
import { recordsOf, type SearchablePage } from '../build/outputs'
import { embeddedEngine, type Engine } from '../theme/search/providers/embeddedEngine'

/**
 * What developers search for, and the page, perhaps with an anchor, that must be the first hit (`1`) or among the first
 * three (`3`). `|` separates results that are equally good.
 */
const table: [query: string, rank: 1 | 3, expected: string][] = [
  // Names of the API.
  ['useNode', 1, '/docs/api/useNode'],
  ['useNode()', 1, '/docs/api/useNode'],
  ['use node', 1, '/docs/api/useNode'],
  ['useEditor', 1, '/docs/api/useEditor'],
  ['<Editor />', 1, '/docs/api/editor'],
  ['Frame', 1, '/docs/api/frame'],
  ['Element', 1, '/docs/api/element'],
  ['<Element is="div" canvas>', 3, '/docs/api/element'],
  ['NodeHelpers', 1, '/docs/api/helpers'],
  ['NodeTree', 1, '/docs/api/nodetree'],
  ['EditorState', 1, '/docs/api/editor-state'],
  ['UserComponent', 1, '/docs/api/user-component'],
  ['user component', 3, '/docs/api/user-component|/docs/concepts/user-components'],
  ['canMoveIn', 3, '/docs/api/user-component#rules'],
  ['canDrag', 3, '/docs/api/user-component'],
  ['canDrop', 3, '/docs/api/user-component#rules'],
  ['actions.history.undo', 1, '/docs/api/useEditor#param-historyundo'],
  ['actions.move', 3, '/docs/api/useEditor'],
  ['actions.deserialize', 3, '/docs/api/useEditor#param-deserialize'],
  ['actions.setProp', 3, '/docs/api/useNode|/docs/api/useEditor'],
  ['setProp', 1, '/docs/api/useNode|/docs/api/useEditor'],
  ['setCustom', 3, '/docs/api/useNode|/docs/api/useEditor'],
  ['setHidden', 3, '/docs/api/useNode|/docs/api/useEditor'],
  ['setOptions', 1, '/docs/api/useEditor#param-setoptions'],
  ['addNodeTree', 1, '/docs/api/useEditor#param-addnodetree'],
  ['query.serialize', 1, '/docs/api/useEditor#param-queryserialize'],
  ['isCanvas', 1, '/docs/api/helpers#iscanvas|/docs/api/node#param-dataiscanvas'],
  ['descendants', 1, '/docs/api/helpers#descendants'],
  ['linkedNodes', 3, '/docs/api/helpers#linkednodes|/docs/api/node#param-datalinkednodes'],
  ['onNodesChange', 1, '/docs/api/editor#param-onnodeschange'],
  ['onRender', 1, '/docs/api/editor#param-onrender'],
  ['resolver', 1, '/docs/api/editor'],
  ['normalizeNodes', 1, '/docs/api/editor#param-normalizenodes'],
  ['connectors.create', 3, '/docs/api/useEditor'],
  ['expandRootOnLoad', 1, '/docs/additional/layers#param-expandrootonload'],
  ['useLayer', 1, '/docs/additional/layers'],
  ['Layers', 1, '/docs/additional/layers'],
  ['@craftjs/layers', 3, '/docs/additional/layers'],
  ['connectNode', 1, '/docs/api/useNode#connectnode'],
  ['related', 3, '/docs/api/user-component|/docs/api/useNode#param-related'],
  // Words around a name.
  ['delete node', 3, '/docs/api/useEditor#param-delete'],
  ['move node', 3, '/docs/api/useEditor#param-move'],
  ['add node', 3, '/docs/api/useEditor#param-add'],
  ['multi select', 3, '/blog/multi-select'],
  ['history ignore', 1, '/docs/api/useEditor#param-historyignore'],
  ['throttle', 3, '/docs/api/useEditor#param-historythrottle'],
  ['getDropPlaceholder', 1, '/docs/api/useEditor#param-querygetdropplaceholder'],
  ['isSelected', 1, '/docs/api/helpers#isselected'],
  ['displayName', 1, '/docs/api/user-component#param-displayname'],
  ['custom', 3, '/docs/api/user-component#param-custom|/docs/api/element#param-custom'],
  ['canvas', 3, '/docs/api/element#param-canvas'],
  ['rules', 3, '/docs/api/node#rules|/docs/api/user-component#rules'],
  ['Element id', 3, '/docs/api/element#param-id'],
  ['frame data', 3, '/docs/api/frame'],
  // What readers ask about.
  ['not in resolver', 3, '/docs/api/editor'],
  ['linked node', 1, '/docs/concepts/nodes#child-nodes-and-linked-nodes'],
  ['load from server', 3, '/docs/guides/save-load-state'],
  ['export html', 1, '/docs/guides/save-load-state#export-html'],
  ['without the editor', 1, '/docs/guides/save-load-state#show-a-page-without-the-editor'],
  ['next.js', 1, '/docs/recipes/nextjs'],
  ['SSR', 3, '/docs/api/frame|/docs/recipes/nextjs#server-rendering'],
  ['iframe', 3, '/docs/recipes/responsive-values#editing-inside-an-iframe'],
  ['responsive preview', 1, '/docs/recipes/responsive-values'],
  ['resize', 3, '/docs/api/useNode#resize-a-component|/docs/concepts/user-components#resizing-and-free'],
  ['absolute position', 1, '/docs/concepts/user-components#resizing-and-free-positions'],
  ['copy paste', 1, '/docs/recipes/copy-and-paste#copy-paste-and-templates'],
  ['template', 3, '/docs/api/nodetree#copy|/docs/recipes/copy-and-paste#copy-paste-and-templates'],
  ['autosave', 1, '/docs/guides/save-load-state#autosave'],
  ['which node changed', 3, '/docs/guides/save-load-state#which-node-changed'],
  ['slider undo', 3, '/docs/concepts|/docs/guides/basic-tutorial'],
  ['null ref', 1, '/docs/concepts/user-components#typescript-and-null-refs'],
  ['touch', 3, '/docs/recipes/touch-and-keyboard#touch-devices|/docs/api/editor#touch-devices'],
  ['mobile', 3, '/docs/recipes/touch-and-keyboard#touch-devices|/docs/api/editor#touch-devices'],
  ['event handlers', 3, '/docs/recipes/event-handlers|/docs/api/editor'],
  ['cancel drop', 3, '/docs/recipes/event-handlers'],
  ['drop indicator', 3, '/docs/api/editor#drop-indicator|/docs/recipes/frames-and-labels#the-drop-indicator'],
  ['toolbar', 3, '/docs/concepts/editor-components'],
  ['custom layer', 1, '/docs/additional/layers#custom-layer-rendering'],
  ['rename component', 1, '/docs/concepts/serializing#change-components-while-saved-pages-exist'],
  ['keyboard', 3, '/docs/recipes/touch-and-keyboard#keyboard-shortcuts'],
  ['outside Editor', 3, '/docs/api/useNode#outside-a-node|/docs/api/editor#errors-of-the-context'],
  ['several pages', 3, '/docs/api/editor#several-pages-several-editors'],
  ['repeat an area', 1, '/docs/api/element#repeat-an-area'],
  ['compress', 1, '/docs/guides/save-load-state'],
  ['is it maintained', 1, '/docs/overview#project-status'],
  // Phrases.
  ['"drag handle"', 1, '/docs/concepts/user-components#a-drag-handle'],
  ['"Attempting to delete a top-level Node"', 3, '/docs/api/useEditor#errors|/docs/api/editor'],
  ['“history.undo” shortcut', 3, '/docs/concepts/editor-components|/docs/api/useEditor'],
  // Typos and prefixes.
  ['usenoed', 1, '/docs/api/useNode'],
  ['seralize', 3, '/docs/concepts/serializing|/docs/api/useEditor'],
  ['canMov', 3, '/docs/api/user-component'],
  ['useEdi', 1, '/docs/api/useEditor'],
  ['desrialize', 3, '/docs/api/useEditor|/docs/concepts/serializing'],
  // Tasks.
  ['save page', 3, '/docs/guides/save-load-state'],
  ['how do I save the page', 1, '/docs/guides/save-load-state'],
  ['load saved state', 3, '/docs/guides/save-load-state'],
  ['undo redo', 3, '/docs/api/useEditor|/docs/guides/basic-tutorial|/docs/concepts/editor-components'],
  ['drop area', 3, '/docs/api/element|/docs/concepts'],
  ['settings panel', 3, '/docs/guides/basic-tutorial|/docs/concepts/editor-components'],
  ['disable editing', 3, '/docs/api/editor|/docs/guides|/docs/concepts'],
  ['delete component', 3, '/docs/guides/basic-tutorial|/docs/concepts/editor-components|/docs/api/useEditor'],
  ['duplicate a component', 1, '/docs/api/nodetree#duplicate-a-component'],
  ['typescript', 3, '/docs/api/useNode|/docs/api/useEditor|/docs/api/user-component'],
  ['server rendering', 3, '/blog/server-rendering|/docs/recipes/nextjs'],
  ['migrate from 0.1', 1, '/docs/migrating/migrating-0.1.x'],
  ['install', 3, '/docs/overview#install'],
  ['tutorial', 1, '/docs/guides/basic-tutorial'],
  ['serializing', 1, '/docs/concepts/serializing'],
  ['Build any page editor with React', 3, '/docs/dev'],
  ['React 19', 1, '/blog/react-19'],
  ['license', 3, '/docs/acknowledgements|/docs/dev'],
  // Pasted error messages with names of their own; the test below pastes every message of the docs.
  ['Parent id cannot be ommited', 3, '/docs/api/errors#no-parent'],
  ['The component type <Hero> does not exist in the resolver', 1, '/docs/api/errors#not-in-resolver'],
  ['Unexpected token o in JSON at position 1', 1, '/docs/api/errors#not-json'],
  ['Attempting to add a node with duplicated id', 3, '/docs/api/errors#messages-that-nothing-throws'],
  ['Invariant failed', 3, '/docs/api/errors'],
  ['TypeError: t is not a function', 3, '/docs/guides/basic-tutorial|/docs/api'],
  // What readers ask in the issues of Craft.js.
  ['current release', 3, '/docs/overview'],
  ['landing editor', 3, '/docs/recipes/landing-editor'],
  ['linked node id', 3, '/docs/concepts/nodes|/docs/api/element'],
  ['when are rules called', 3, '/docs/api/user-component|/docs/concepts/user-components'],
  ['props from outside', 3, '/docs/concepts/user-components|/docs/api/useEditor'],
  ['test components', 3, '/docs/recipes/testing'],
  ['MUI', 3, '/docs/recipes/library-components'],
  ['lock elements', 3, '/docs/recipes/locking-and-roles'],
  ['version saved pages', 3, '/docs/recipes/saved-pages'],
  ['slow with many nodes', 3, '/docs/recipes/many-nodes'],
  ['lazy components', 3, '/docs/recipes/big-resolver'],
  ['move with keyboard', 3, '/docs/recipes/touch-and-keyboard'],
  ['drag image', 3, '/docs/recipes/toolbox'],
  ['breakpoint', 3, '/docs/recipes/responsive-values'],
  ['Tiptap', 3, '/docs/recipes/rich-text'],
  ['two users edit a page', 3, '/docs/recipes/several-people'],
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
    .replace("'ue(...)'", "'resolveComponent(...)'")
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
    // DocSearch takes 64 characters.
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
  const category = sidebars.docs.find(({ items }) => items.includes(id))?.label
  return {
    title: front.title ?? '',
    description: front.description ?? '',
    path: `/${folder}/${id}`,
    category: folder === 'blog' ? 'Blog' : (category ?? 'Documentation'),
    keywords: front.keywords ?? front.tags ?? [],
    sections: compiled.sections,
  }
}

let engine: Engine
beforeAll(async () => {
  const pages: SearchablePage[] = []
  for (const folder of ['docs', 'blog'] as const)
    for (const file of readdirSync(`content/${folder}`, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.mdx')) pages.push(await pageOf(folder, file))
  engine = embeddedEngine(recordsOf(pages.sort((a, b) => (a.path < b.path ? 1 : -1))))
}, 120_000)

/** Whether one of the expected results is ranked high enough. */
function isRight(query: string, rank: number, expected: string): boolean {
  const urls = engine(query, { limit: rank }).hits.map(({ url }) => url)
  return expected.split('|').some((result) => urls.some((url) => url.startsWith(result)))
}

describe('the search', () => {
  it('finds what it must for at least 95 % of the queries, on pages that no sidebar lists too', () => {
    const wrong = table.filter(([query, rank, expected]) => !isRight(query, rank, expected))
    const messages = wrong.map(([query, , expected]) => {
      const urls = engine(query, { limit: 3 }).hits.map(({ url }) => url)
      return `${query}: ${urls.join(', ')} instead of ${expected}`
    })
    expect(table.length).toBeGreaterThanOrEqual(120)
    expect(wrong.length / table.length, messages.join('\n')).toBeLessThanOrEqual(0.05)
    if (messages.length > 0) console.warn(messages.join('\n'))
  })

  it('is not drowned by names of JavaScript’s own', () => {
    for (const { url, title, excerpt } of engine('toString', { limit: 50 }).hits)
      expect(`${title.join('')} ${excerpt.join('')}`, url).not.toMatch(/\bstrings?\b/)
    expect(engine('toString', { limit: 1 }).total).toBeLessThan(30)
  })

  it('finds the entry of every message of Craft.js, as a console prints it', () => {
    const wrong = messages().flatMap(({ id, message }) =>
      pastesOf(message)
        .filter((paste) => !isRight(paste, 1, `/docs/api/errors#${id}`))
        .map((paste) => `${id}: ${paste}`),
    )
    expect(wrong).toEqual([])
  })
})
