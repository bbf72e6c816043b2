import type { SidebarInput } from '../src/model/sidebar'

/**
 * The sidebars, by name: doc ids in reading order, grouped in categories, and links to pages that are not docs.
 *
 * With one category open, a reader sees at most 20 rows (docs/decisions/0033-shelf.md).
 */
export default {
  docs: [
    {
      label: 'Start',
      items: [
        'overview',
        {
          label: 'Lessons in the playground',
          to: '/playground#lesson=basic&step=1',
        },
        'guides/start-from-a-project',
        'choosing/i-want-to',
        'choosing/alternatives',
        'choosing/compatibility',
      ],
    },
    {
      label: 'Tutorial',
      items: [
        'guides/basic-tutorial',
        'guides/your-own-project',
        'guides/settings-and-undo',
        'guides/keep-the-page',
        'guides/outline-and-keys',
        'guides/explain-refusals',
      ],
    },
    {
      label: 'Core Concepts',
      items: [
        'concepts/nodes',
        'concepts/dragging-and-selecting',
        'concepts/user-components',
        'concepts/editor-components',
        'concepts/undo-and-redo',
        'concepts/untrusted-pages',
      ],
    },
    {
      label: 'How to',
      items: [
        {
          label: 'Interface',
          items: [
            'recipes/toolbox',
            'recipes/panels',
            'recipes/frames-and-labels',
            'recipes/copy-and-paste',
            'recipes/event-handlers',
            'recipes/touch-and-keyboard',
          ],
        },
        {
          label: 'Components',
          items: [
            'recipes/blocks',
            'recipes/columns',
            'recipes/library-components',
            'recipes/rich-text',
            'recipes/page-actions',
            'recipes/pictures',
          ],
        },
        {
          label: 'Whole pages',
          items: [
            'recipes/page-theme',
            'recipes/responsive-values',
            'recipes/free-positions',
            'recipes/languages',
            'recipes/shared-parts',
            'recipes/locking-and-roles',
          ],
        },
        {
          label: 'Saving and publishing',
          items: [
            'guides/save-load-state',
            'guides/from-load-to-publish',
            'recipes/saved-pages',
            'recipes/several-people',
            'recipes/html-out',
            'recipes/form-answers',
          ],
        },
        {
          label: 'Projects',
          items: [
            'recipes/nextjs',
            'recipes/newsletters',
            'recipes/many-nodes',
            'recipes/language-models',
            'recipes/testing',
          ],
        },
      ],
    },
    {
      label: 'API Reference',
      items: [
        'api/editor',
        'api/frame',
        'api/element',
        'api/useEditor',
        'api/useNode',
        {
          label: 'Types',
          items: ['api/user-component', 'api/node', 'api/nodetree', 'api/editor-state', 'api/helpers'],
        },
      ],
    },
    {
      label: 'When something is wrong',
      items: [
        'api/errors',
        'choosing/known-limits',
        {
          label: 'State Doctor',
          to: '/tools/state',
        },
      ],
    },
    {
      label: 'Packages',
      items: [
        'additional/layers',
        'additional/inspector',
        {
          label: 'Playground',
          to: '/playground',
        },
      ],
    },
    'migrating/migrating-0.1.x',
    'acknowledgements',
  ],
} satisfies Record<string, SidebarInput[]>
