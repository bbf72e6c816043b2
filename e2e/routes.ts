import site from '../content/site'

/** The path of a page in links, path prefix included; `path` has no slash in front. */
export const inSite = (path: string) => site.baseUrl + path

/** The address of a page once it is published. */
export const published = (path: string) => `${site.url}${inSite(path)}`

/** A page of the site: its path without the first slash, and its title without the site's. */
export interface Route {
  path: string
  title: string
}

const route = (path: string, title: string): Route => ({ path, title })

/** The docs in the order of the sidebar, by category. */
export const sidebar: [category: string, docs: Route[]][] = [
  ['Migrating', [route('docs/migrating/migrating-0.1.x', 'Migrating from 0.1.x')]],
  ['Introduction', [route('docs/overview', 'Overview'), route('docs/acknowledgements', 'Acknowledgements')]],
  [
    'Core Concepts',
    [
      route('docs/concepts/nodes', 'Nodes'),
      route('docs/concepts/user-components', 'User Components'),
      route('docs/concepts/editor-components', 'Interacting with the Editor'),
    ],
  ],
  [
    'Guides',
    [
      route('docs/guides/basic-tutorial', 'Basic Tutorial'),
      route('docs/guides/save-load-state', 'Save and Load'),
    ],
  ],
  [
    'API Reference',
    [
      route('docs/api/editor-state', 'EditorState'),
      route('docs/api/node', 'Node'),
      route('docs/api/user-component', 'UserComponent'),
      route('docs/api/nodetree', 'NodeTree'),
      route('docs/api/editor', '<Editor />'),
      route('docs/api/frame', '<Frame />'),
      route('docs/api/element', '<Element />'),
      route('docs/api/useEditor', 'useEditor()'),
      route('docs/api/useNode', 'useNode()'),
      route('docs/api/helpers', 'NodeHelpers'),
    ],
  ],
  ['Additional Packages', [route('docs/additional/layers', 'Layers')]],
]

/** The docs that the sidebar lists, in reading order. */
export const listedDocs: Route[] = sidebar.flatMap(([, docs]) => docs)

/** The 21 docs. */
export const docs: Route[] = [
  ...listedDocs,
  route('docs/concepts/serializing', 'Serializing'),
  route('docs/dev', 'Craft.js - Build any page editor with React'),
]

/** The blog posts. */
export const posts: Route[] = [
  route('blog/react-19', 'Craft.js 0.2.12: React 19'),
  route('blog/multi-select', 'Craft.js 0.2.0: many elements at once'),
  route('blog/server-rendering', 'Craft.js 0.2.6: pages that render on a server'),
  route('blog/undo-and-redo', 'How undo and redo work'),
  route('blog/api-refactor-2020', 'June 2020: the API refactor'),
  route('blog/drop-indicator', 'Craft.js 0.2.9 and 0.2.10: your own drop indicator'),
  route('blog/component-info', 'Craft.js 0.2.5: facts about components'),
  route('blog/first-stable', 'Craft.js 0.1.0: the first stable version'),
]

/** Every page that has an address of its own. */
export const routes: Route[] = [
  route('', 'Build any page editor'),
  route('blog/archive', 'Blog archive'),
  ...posts,
  route('search', 'Search'),
  route('support', 'Support'),
  route('docs', 'Documentation'),
  ...docs,
]

/** The pages of the examples, an app of its own. */
export const examples: Route[] = [
  route('examples', 'Examples'),
  route('examples/basic', 'Basic Page Editor'),
  route('examples/landing', 'Landing Page Editor'),
]
