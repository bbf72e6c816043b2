import type { SidebarInput } from '../src/model/sidebar'

/** The sidebars by name: doc ids in reading order, grouped in categories. */
export default {
  docs: [
    { label: 'Introduction', items: ['overview', 'acknowledgements'] },
    {
      label: 'Guides',
      items: ['guides/basic-tutorial', 'guides/finishing-the-editor', 'guides/save-load-state'],
    },
    {
      label: 'Core Concepts',
      items: [
        'concepts/nodes',
        'concepts/dragging-and-selecting',
        'concepts/user-components',
        'concepts/editor-components',
        'concepts/untrusted-pages',
      ],
    },
    {
      label: 'Recipes',
      items: [
        'recipes/toolbox',
        'recipes/panels',
        'recipes/frames-and-labels',
        'recipes/copy-and-paste',
        'recipes/event-handlers',
        'recipes/touch-and-keyboard',
        'recipes/locking-and-roles',
        'recipes/responsive-values',
        'recipes/library-components',
        'recipes/rich-text',
        'recipes/saved-pages',
        'recipes/several-people',
        'recipes/many-nodes',
        'recipes/big-resolver',
        'recipes/testing',
        'recipes/nextjs',
        'recipes/landing-editor',
      ],
    },
    {
      label: 'API Reference',
      items: [
        'api/editor-state',
        'api/node',
        'api/user-component',
        'api/nodetree',
        'api/editor',
        'api/frame',
        'api/element',
        'api/useEditor',
        'api/useNode',
        'api/helpers',
        'api/errors',
      ],
    },
    { label: 'Additional Packages', items: ['additional/layers'] },
    { label: 'Migrating', items: ['migrating/migrating-0.1.x'] },
  ],
} satisfies Record<string, SidebarInput[]>
