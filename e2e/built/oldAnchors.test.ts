// @vitest-environment jsdom
import { expect, test } from 'vitest'
import redirects from '../../content/redirects'
import site from '../../content/site'
import { redirectTarget } from '../../src/model/url'
import { pageAt } from './pages'

/**
 * Addresses of pages that moved or were split, and of the site as it was until 2025, with the anchors that name something:
 * not Returns, Parameters or Example, which a page had several times.
 */
const OLD: Record<string, string> = {
  '/docs/overview':
    'starters motivation features its-just-react control-how-your-components-are-edited user-components-with-droppable-regions extensible serializable-state',
  '/docs/acknowledgements': '',
  '/docs/sponsor': 'sponsors backers',
  '/docs/support': '',
  '/docs/basic-tutorial': 'overview setup',
  '/docs/guides/responsive': '',
  '/docs/migrating/migrating-0.1.x': 'multiselect update-collected-state-values update-user-component-rules',
  '/docs/concepts/nodes': 'user-elements node canvas-node representing-user-elements-as-nodes',
  '/docs/concepts/user-components':
    'connectors props-manipulation collecting-nodes-state default-props specify-dragdrop-rules related-components defining-editable-elements linked-nodes-vs-child-nodes linked-node child-node',
  '/docs/concepts/editor': 'getting-state-information connectors manipulating-state querying',
  '/docs/guides/basic-tutorial':
    'install user-components toolbox-settings-panel-and-top-bar drag-and-drop droppable-regions-in-card edit-text-in-place settings-panel related-settings default-props settings-for-the-other-components top-bar undo-and-redo troubleshooting what-you-built overview installation designing-a-user-interface user-components text button container card the-editor toolbox settings-panel top-bar putting-it-all-together implementing-craftjs setup enabling-drag-and-drop defining-droppable-regions implementing-the-toolbox making-the-components-editable setting-default-props settings-panel-1 topbar you-made-it-',
  '/docs/guides/save-load-state':
    'overview copy-compressed-output load-state load-json-on-page-load all-set-',
  '/docs/api/editor-state': 'reference properties',
  '/docs/api/node':
    'reference properties examples basics simple-elements user-component child-nodes linked-nodes nodes-with-custom-properties',
  '/docs/api/user-component': 'reference properties',
  '/docs/api/nodetree': 'reference properties example',
  '/docs/api/editor':
    'reference props examples custom-render-user-elements customising-the-drag-and-drop-indicator callback-when-nodes-change override-default-event-handlers',
  '/docs/api/frame': 'reference props examples with-jsx loading-from-serialized-nodes',
  '/docs/api/element':
    'reference props usage configure-nodes-in-frame- defining-linked-nodes examples setting-custom-properties',
  '/docs/api/useEditor':
    'reference parameters returns examples collecting-state-information updating-props creating-new-nodes hiding-and-deleting-a-node moving-a-node getting-the-currently-selected-nodes-descendants displaying-drop-indicator-for-the-best-possible-drop-location history legacy-api injected-props',
  '/docs/api/useNode':
    'reference parameters returns examples collecting-state-information connectors usage-within-child-components manipulating-state legacy-api injected-props',
  '/docs/api/helpers':
    'usage useeditor-hook user-component-rules methods get descendants ancestors linkednodes childnodes isroot iscanvas islinkednode isdeletable istoplevelnode isparentoftoplevelnode isdraggable isdroppable toserializednode tonodetree',
  '/docs/recipes/big-resolver':
    'build-the-resolver-from-a-folder load-components-when-they-are-needed list-them-in-a-toolbox components-that-are-missing',
  '/docs/recipes/html-in': 'rules convert what-is-safe show-what-was-lost',
  '/docs/recipes/replace-and-group': 'merge buttons-for-it',
  '/docs/recipes/drag-feel': 'preview slots scrolling cancel taps dnd-kit',
  '/docs/choosing/accessibility': 'what-0212-does what-visitors-get what-the-recipes-add how-it-is-tested',
  '/docs/choosing/project-status': 'releases reka forks who-uses-it if-0212-is-the-last-release',
  '/docs/additional/layers':
    'usage types layer properties reference layers- props uselayer default-components',
}

/** The path of the page that `address` leads to, without the path prefix. */
function targetOf(address: string): string {
  const base = site.baseUrl.slice(0, -1)
  let path = base + address
  for (;;) {
    const target = redirectTarget(path, redirects.moved, site.baseUrl)
    if (target === null) return path.slice(base.length)
    path = target
  }
}

test.each(Object.entries(OLD))('%s and its anchors lead to what replaced them', (address, anchors) => {
  expect(targetOf(`/r${address}`)).toBe(targetOf(address))
  const page = pageAt(targetOf(address).slice(1))
  const missing = anchors.split(' ').filter((id) => id !== '' && !page.getElementById(id))
  expect(missing).toEqual([])
})
