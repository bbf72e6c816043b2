import type { SidebarInput } from '../src/model/sidebar'

/** The sidebars by name: doc ids in reading order, grouped in categories. */
export default {
  docs: [
    { label: 'Introduction', items: ['overview', 'acknowledgements'] },
    { label: 'Guides', items: ['guides/basic-tutorial', 'guides/save-load-state'] },
    {
      label: 'Core Concepts',
      items: ['concepts/nodes', 'concepts/user-components', 'concepts/editor-components'],
    },
    {
      label: 'Recipes',
      items: [
        'recipes/testing',
        'recipes/library-components',
        'recipes/locking-and-roles',
        'recipes/saved-pages',
        'recipes/many-nodes',
        'recipes/big-resolver',
        'recipes/touch-and-keyboard',
        'recipes/toolbox',
        'recipes/responsive-values',
        'recipes/rich-text',
        'recipes/several-people',
        'recipes/nextjs',
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
