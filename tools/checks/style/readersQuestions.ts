/** A question that readers keep asking, and the sections that answer it. */
export interface ReadersQuestion {
  question: string
  /** What a reader with this question types into the search. */
  search: string
  /** Doc id and heading id: `concepts/nodes#the-resolver`. */
  answers: readonly [string, ...string[]]
}

/** What people ask in the issues of Craft.js, most frequent themes first; each has a heading that they would search for. */
export const readersQuestions: readonly ReadersQuestion[] = [
  {
    question: 'Which version do these docs describe?',
    search: 'current release',
    answers: ['overview#project-status'],
  },
  {
    question: 'How is the editor on the landing page built?',
    search: 'landing editor',
    answers: ['recipes/landing-editor#where-each-part-comes-from'],
  },
  {
    question: 'Why does a component not exist in the resolver?',
    search: 'does not exist in the resolver',
    answers: [
      'api/errors#not-in-resolver',
      'concepts/nodes#the-resolver',
      'api/editor#errors-of-the-resolver',
    ],
  },
  {
    question: 'Why does an Element inside a component need an id, and what is a linked Node?',
    search: 'linked node id',
    answers: ['concepts/nodes#child-nodes-and-linked-nodes', 'api/element#in-a-user-component'],
  },
  {
    question: 'How do I load a page from a server, and why does Frame ignore its data?',
    search: 'load page from server',
    answers: ['guides/save-load-state#load-when-the-page-opens', 'api/frame#loading-later'],
  },
  {
    question: 'How do I export HTML, or show a page without the editor?',
    search: 'export html',
    answers: ['guides/save-load-state#export-html', 'guides/save-load-state#show-a-page-without-the-editor'],
  },
  {
    question: 'Does it work with server rendering and Next.js?',
    search: 'server rendering',
    answers: ['recipes/nextjs#server-rendering', 'api/frame#server-rendering'],
  },
  {
    question: 'How do I preview the page at phone width, in an iframe?',
    search: 'iframe preview',
    answers: ['recipes/responsive-values#editing-inside-an-iframe'],
  },
  {
    question: 'How do I resize components, or place them freely?',
    search: 'resize component',
    answers: ['concepts/user-components#resizing-and-free-positions', 'api/useNode#resize-a-component'],
  },
  {
    question: 'How do I duplicate, copy, paste and keep templates?',
    search: 'copy paste',
    answers: [
      'recipes/copy-and-paste#duplicate-a-node',
      'recipes/copy-and-paste#copy-paste-and-templates',
      'api/nodetree#copying',
    ],
  },
  {
    question: 'When are the rules called, and with what?',
    search: 'when are rules called',
    answers: ['api/user-component#when-the-rules-are-called', 'concepts/user-components#drag-and-drop-rules'],
  },
  {
    question: 'How do I keep a slider from flooding undo?',
    search: 'slider undo',
    answers: ['concepts/user-components#typing-and-sliders', 'api/useEditor#history'],
  },
  {
    question: 'Why do connectors reject null in TypeScript?',
    search: 'connector null ref',
    answers: ['concepts/user-components#typescript-and-null-refs', 'api/useNode#callback-refs-and-null'],
  },
  {
    question: 'Why does dragging not work on touch screens?',
    search: 'touch screen',
    answers: ['recipes/touch-and-keyboard#touch-devices', 'api/editor#touch-devices'],
  },
  {
    question: 'How do I change the event handlers: select with Shift, cancel a drop?',
    search: 'event handlers',
    answers: [
      'recipes/event-handlers#change-how-elements-are-selected-and-hovered',
      'api/editor#select-several-components-with-shift',
    ],
  },
  {
    question: 'How do I show a toolbar over the selection, and style the drop indicator?',
    search: 'drop indicator',
    answers: [
      'recipes/frames-and-labels#frames-and-labels-around-nodes',
      'recipes/frames-and-labels#the-drop-indicator',
    ],
  },
  {
    question: 'How do I change the rows of the layers panel?',
    search: 'custom layer',
    answers: ['additional/layers#custom-layer-rendering', 'additional/layers#default-components'],
  },
  {
    question: 'Why do props not change from outside, and how do I set a global theme?',
    search: 'props from outside',
    answers: [
      'concepts/user-components#props-do-not-change-from-outside',
      'api/useEditor#change-props-from-outside',
    ],
  },
  {
    question: 'How do I save automatically, and which Node has changed?',
    search: 'autosave',
    answers: ['guides/save-load-state#autosave', 'guides/save-load-state#which-node-changed'],
  },
  {
    question: 'How do I change or rename components while saved pages exist?',
    search: 'rename component',
    answers: ['concepts/serializing#change-components-while-saved-pages-exist'],
  },
  {
    question: 'Why can I only use a hook in the context of Editor?',
    search: 'useNode in the context of Editor',
    answers: ['api/useNode#outside-a-node', 'api/editor#errors-of-the-context'],
  },
  {
    question: 'How do I select and delete with the keyboard, and why is the selection a Set?',
    search: 'keyboard shortcuts',
    answers: ['recipes/touch-and-keyboard#keyboard-shortcuts', 'api/editor-state#events'],
  },
  {
    question: 'How do I make several pages or editors, repeat a container, upload files?',
    search: 'several pages',
    answers: [
      'api/editor#several-pages-several-editors',
      'api/element#repeat-an-area',
      'concepts/user-components#what-props-can-hold',
    ],
  },
  {
    question: 'How do I test components, rules and drags?',
    search: 'test components',
    answers: ['recipes/testing#rules-are-functions', 'recipes/testing#drag-in-a-real-browser'],
  },
  {
    question: 'Where do connect and drag go with MUI, Radix or shadcn?',
    search: 'MUI',
    answers: [
      'recipes/library-components#a-component-that-forwards-its-ref',
      'recipes/library-components#a-component-that-forwards-no-ref',
    ],
  },
  {
    question: 'How do I lock elements, and give roles different rights?',
    search: 'lock elements',
    answers: ['recipes/locking-and-roles#store-the-lock-in-the-node', 'recipes/locking-and-roles#roles'],
  },
  {
    question: 'How do I version saved pages, and what of components that are gone?',
    search: 'version saved pages',
    answers: ['recipes/saved-pages#store-a-version', 'recipes/saved-pages#show-what-is-gone'],
  },
  {
    question: 'Why is a page with many elements slow?',
    search: 'slow with many nodes',
    answers: ['recipes/many-nodes#what-helps'],
  },
  {
    question: 'How do I load components lazily, and build the resolver from a folder?',
    search: 'lazy components',
    answers: [
      'recipes/big-resolver#load-components-when-they-are-needed',
      'recipes/big-resolver#build-the-resolver-from-a-folder',
    ],
  },
  {
    question: 'How do I move elements with a finger or the keyboard?',
    search: 'move with keyboard',
    answers: [
      'recipes/touch-and-keyboard#a-handle-for-every-pointer',
      'recipes/touch-and-keyboard#an-outline-for-the-keyboard',
    ],
  },
  {
    question: 'How do I change the image of a drag?',
    search: 'drag image',
    answers: ['recipes/toolbox#an-image-of-your-own'],
  },
  {
    question: 'How do I store values per breakpoint?',
    search: 'breakpoint',
    answers: ['recipes/responsive-values#props-per-breakpoint'],
  },
  {
    question: 'How do I use Tiptap in a component?',
    search: 'Tiptap',
    answers: ['recipes/rich-text#the-component'],
  },
  {
    question: 'What happens when two people edit a page?',
    search: 'two users edit a page',
    answers: ['recipes/several-people#merge-two-versions', 'recipes/several-people#what-happens-to-undo'],
  },
  { question: 'Is Craft.js maintained?', search: 'is it maintained', answers: ['overview#project-status'] },
]
