import type { SidebarInput } from '../src/model/sidebar'

/** The sidebars, by name: doc ids in reading order, grouped in categories, and links to pages that are not docs. */
export default {
  docs: [
    {
      label: 'Introduction',
      items: [
        'overview',
        {
          label: 'Before you choose',
          items: [
            'choosing/i-want-to',
            'choosing/alternatives',
            'choosing/known-limits',
            'choosing/compatibility',
            'choosing/accessibility',
            'choosing/project-status',
          ],
        },
      ],
    },
    {
      label: 'Guides',
      items: [
        'guides/basic-tutorial',
        {
          label: 'Lessons in the playground',
          to: '/playground#lesson=basic&step=1',
          description: 'The first part of the tutorial, with checks of your work.',
        },
        'guides/keep-the-page',
        'guides/outline-and-keys',
        'guides/explain-refusals',
        'guides/save-load-state',
        'guides/from-load-to-publish',
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
      label: 'Recipes',
      items: [
        {
          label: 'Interface',
          items: [
            'recipes/toolbox',
            'recipes/panels',
            'recipes/frames-and-labels',
            'recipes/drag-feel',
            'recipes/free-positions',
            'recipes/copy-and-paste',
            'recipes/replace-and-group',
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
            'recipes/languages',
            'recipes/page-theme',
            'recipes/responsive-values',
            'recipes/locking-and-roles',
          ],
        },
        {
          label: 'Pages and data',
          items: [
            'recipes/saved-pages',
            'recipes/html-in',
            'recipes/html-out',
            'recipes/newsletters',
            'recipes/language-models',
            'recipes/shared-parts',
            'recipes/several-people',
            'recipes/big-resolver',
            'recipes/many-nodes',
          ],
        },
        { label: 'More recipes', items: ['recipes/testing', 'recipes/nextjs', 'recipes/landing-editor'] },
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
        'api/user-component',
        'api/node',
        'api/nodetree',
        'api/editor-state',
        'api/helpers',
        'api/errors',
      ],
    },
    { label: 'Additional Packages', items: ['additional/layers', 'additional/inspector'] },
    {
      label: 'Tools',
      items: [
        {
          label: 'Playground',
          to: '/playground',
          description: 'Write an editor in the browser, run it, and share it.',
        },
        {
          label: 'State Doctor',
          to: '/tools/state',
          description: 'Find out why a saved page does not load, and fix it.',
        },
      ],
    },
    { label: 'Migrating', items: ['migrating/migrating-0.1.x'] },
    'acknowledgements',
  ],
} satisfies Record<string, SidebarInput[]>
