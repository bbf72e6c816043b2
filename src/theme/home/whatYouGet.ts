/** One thing that Craft.js gives. */
interface Feature {
  title: string
  text: string
  /** The part of the interface behind it, as one writes it. */
  part: string
  /** Where the docs explain it. */
  href: string
}

/** What the landing page says that Craft.js gives; every claim is explained where it leads. */
export const features: readonly Feature[] = [
  {
    part: 'useNode()',
    title: 'It is just React',
    text: 'What people drag and the panels around it are components that you write. There is no plugin system to learn.',
    href: '/docs/concepts/user-components',
  },
  {
    part: '<Element canvas />',
    title: 'Places to drop, inside components',
    text: 'A card can hold a region for text and another for buttons, each with its own idea of what fits.',
    href: '/docs/api/element',
  },
  {
    part: 'setProp()',
    title: 'Edited your way',
    text: 'Text that is edited in place, handles to resize, inputs in a side panel: whatever changes a prop will do.',
    href: '/docs/concepts/editor-components',
  },
  {
    part: 'craft.rules',
    title: 'Rules for what goes where',
    text: 'A component says whether it may be dragged, what may be dropped in it and what may leave it.',
    href: '/docs/api/user-component',
  },
  {
    part: 'actions.history',
    title: 'Undo and redo',
    text: 'Every change is recorded from the start, and you decide which ones count as a single step.',
    href: '/docs/api/useEditor',
  },
  {
    part: 'query.serialize()',
    title: 'Saved as JSON',
    text: 'A page is one string. Keep it in your database, send it to a colleague, load it into another editor.',
    href: '/docs/guides/save-load-state',
  },
  {
    part: 'onRender',
    title: 'A frame around every block',
    text: 'Name tags, move handles and delete buttons come from one component that wraps each node.',
    href: '/docs/api/editor',
  },
  {
    part: '@craftjs/layers',
    title: 'A layers panel, if you want one',
    text: 'The tree of the page with drag and drop of its own, in a package beside the core.',
    href: '/docs/additional/layers',
  },
]
