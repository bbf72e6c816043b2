import type { RegistryParts } from '../src/model/registry'

/**
 * What readers add to their project with `npx shadcn add <site>/registry/<name>.json`, by name. `doc` shows the command.
 * `files` are files and folders of `content/snippets`, or the inspector; each file belongs to one item. What an item
 * imports from the files of others, and from npm, is read from its code.
 */
export default {
  basics: {
    title: 'Text and Container',
    description: 'Two User Components to start with, and their resolver.',
    doc: 'recipes/toolbox',
    files: ['Text.tsx', 'Container.tsx', 'resolver.ts', 'basics.test.tsx'],
  },
  'use-block': {
    title: 'useBlock',
    description: 'A hook that returns one ref for the element that selects and drags a component.',
    doc: 'recipes/library-components',
    files: ['library/'],
  },
  'settings-panel': {
    title: 'Settings panel',
    description: 'A panel with the settings of the selected component, and a hook that changes a prop.',
    doc: 'recipes/panels',
    files: ['editing/SettingsPanel.tsx', 'editing/useSetting.ts', 'editing/settingsPanel.test.tsx'],
  },
  settings: {
    title: 'Settings panel and fields',
    description: 'Fields that change the props of the selected component, and a panel for them.',
    doc: 'recipes/panels',
    files: [
      'editing/PropField.tsx',
      'editing/PropChoice.tsx',
      'editing/TextField.tsx',
      'editing/settings.test.tsx',
    ],
  },
  toolbox: {
    title: 'Toolbox',
    description: 'Tools that are dragged or clicked, with a picture of the component beside the pointer.',
    doc: 'recipes/toolbox',
    files: ['toolbox/'],
  },
  frames: {
    title: 'Frames and labels',
    description: 'A frame and a label around what is selected or under the pointer.',
    doc: 'recipes/frames-and-labels',
    files: ['frames/'],
  },
  weight: {
    title: 'Many Nodes',
    description: 'One frame for the whole page, and a count of its Nodes and kilobytes.',
    doc: 'recipes/many-nodes',
    files: ['weight/'],
  },
  'undo-redo': {
    title: 'Undo and redo',
    description: 'Two buttons for the history of the page.',
    doc: 'concepts/undo-and-redo',
    files: ['editing/UndoRedo.tsx', 'editing/undoRedo.test.tsx'],
  },
  'copy-and-paste': {
    title: 'Duplicate, copy and paste',
    description: 'A button that duplicates, and the clipboard for elements with everything in them.',
    doc: 'recipes/copy-and-paste',
    files: [
      'editing/template.ts',
      'editing/DuplicateButton.tsx',
      'editing/Clipboard.tsx',
      'editing/useClipboard.ts',
      'editing/clipboard.test.tsx',
    ],
  },
  handlers: {
    title: 'Event handlers',
    description: 'Clear the selection with a press beside the page, and cancel a drag with Escape.',
    doc: 'recipes/event-handlers',
    files: [
      'editing/Background.tsx',
      'editing/CancelableHandlers.ts',
      'editing/SelectParentHandlers.ts',
      'editing/handlers.test.tsx',
    ],
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    description: 'Undo, redo, delete and move with keys, and elements that Tab reaches.',
    doc: 'recipes/touch-and-keyboard',
    files: ['editing/Shortcuts.tsx', 'editing/FocusableBox.tsx', 'editing/shortcuts.test.tsx'],
  },
  'pointer-drag': {
    title: 'Dragging by touch, and an outline for the keyboard',
    description: 'A drag with pointer events, and an outline whose buttons move elements.',
    doc: 'recipes/touch-and-keyboard',
    files: ['pointer/'],
  },
  'drag-feel': {
    title: 'Feel of a drag',
    description:
      'A preview in place of the drop line, slots, scrolling at the edges, and two taps instead of a drag.',
    doc: 'recipes/drag-feel',
    files: ['feel/', 'limits/CancelableTools.ts'],
  },
  'free-positions': {
    title: 'Free positions',
    description:
      'Elements at any place, which snap to a grid and to each other, on a page that can be zoomed.',
    doc: 'recipes/free-positions',
    files: ['free/'],
  },
  'resizable-columns': {
    title: 'Resizable columns',
    description: 'Rows of columns with a handle between them, and buttons that change how many there are.',
    doc: 'recipes/columns',
    files: ['columns/'],
  },
  'replace-and-group': {
    title: 'Replace, group and ungroup',
    description: 'Several changes of the page that are undone in one step.',
    doc: 'recipes/replace-and-group',
    files: ['group/'],
  },
  'rich-text': {
    title: 'Rich text',
    description: 'A text with bold words and lists, edited with Tiptap after a double click.',
    doc: 'recipes/rich-text',
    files: ['richtext/'],
  },
  'page-actions': {
    title: 'Buttons, forms and live values',
    description: 'Actions, forms and values that a page saves by name.',
    doc: 'recipes/page-actions',
    files: ['actions/'],
  },
  pictures: {
    title: 'Pictures and uploads',
    description: 'A picture with an upload, a library and a check for missing descriptions.',
    doc: 'recipes/pictures',
    files: ['pictures/'],
  },
  languages: {
    title: 'Languages',
    description: 'Texts in several languages in one page, and a search for those that are not translated.',
    doc: 'recipes/languages',
    files: ['languages/'],
  },
  'page-theme': {
    title: 'Page theme',
    description: 'Colors and fonts of a page, chosen by the user and saved in the root Node.',
    doc: 'recipes/page-theme',
    files: ['theme/'],
  },
  'responsive-values': {
    title: 'Responsive values',
    description: 'A value for each screen size, and a page that is edited inside an iframe.',
    doc: 'recipes/responsive-values',
    files: ['responsive/'],
  },
  'lock-rules': {
    title: 'Locks',
    description: 'Rules and a hook for components that can be locked, and an editor for each role.',
    doc: 'recipes/locking-and-roles',
    files: [
      'locking/lock.ts',
      'locking/keepPlaces.ts',
      'locking/roles.tsx',
      'locking/useLockableBlock.ts',
      'locking/lock.test.tsx',
    ],
  },
  locking: {
    title: 'Locking and roles',
    description: 'Locked elements, and roles that may change some of them.',
    doc: 'recipes/locking-and-roles',
    files: [
      'locking/LockableBox.tsx',
      'locking/LockableText.tsx',
      'locking/LockButton.tsx',
      'locking/RoleSelect.tsx',
      'locking/RoleEditor.tsx',
      'locking/lockedChanges.ts',
      'locking/newLinks.ts',
      'locking/App.tsx',
      'locking/locking.test.tsx',
    ],
  },
  upgrades: {
    title: 'Upgrades of saved pages',
    description:
      'A version for saved pages, upgrades from one to the next, and placeholders for unknown components.',
    doc: 'recipes/saved-pages',
    files: ['upgrades/', 'saving/brokenPages.tsx'],
  },
  'shared-parts': {
    title: 'Shared parts',
    description: 'Parts that many pages show, and that change everywhere at once.',
    doc: 'recipes/shared-parts',
    files: ['parts/'],
  },
  'several-people': {
    title: 'Several people on one page',
    description: 'A merge of two versions of a page, and changes of others that arrive while the user edits.',
    doc: 'recipes/several-people',
    files: ['together/'],
  },
  'big-resolver': {
    title: 'A resolver of many components',
    description:
      'A resolver from the files of a folder, components that load when they are rendered, and a list to search.',
    doc: 'recipes/big-resolver',
    files: ['resolver/'],
  },
  'html-in': {
    title: 'HTML in',
    description: 'A page from HTML by rules of yours, and a list of what is not in it.',
    doc: 'recipes/html-in',
    files: ['htmlin/'],
  },
  'html-out': {
    title: 'HTML and JSX out',
    description: 'A saved page as HTML, as React code for visitors, and as the JSX of a Frame.',
    doc: 'recipes/html-out',
    files: ['htmlout/', 'saving/views.tsx', 'saving/blocks.tsx'],
  },
  newsletters: {
    title: 'Newsletters',
    description: 'Components made of tables, a preview, and a page as the HTML and the text of a mail.',
    doc: 'recipes/newsletters',
    files: ['newsletter/'],
  },
  'language-models': {
    title: 'Pages written by a language model',
    description:
      'One description per component for the form, the schema, the prompt and the check of an answer.',
    doc: 'recipes/language-models',
    files: ['model/'],
  },
  testing: {
    title: 'Tests of an editor',
    description: 'An editor for tests in jsdom, and a component with rules that Vitest checks.',
    doc: 'recipes/testing',
    files: [
      'testing/ButtonBar.tsx',
      'testing/ButtonBar.test.ts',
      'testing/openEditor.tsx',
      'testing/page.test.tsx',
      'testing/App.tsx',
    ],
  },
  'page-checks': {
    title: 'Checks for saved pages',
    description: 'What is wrong with a saved page, and whether it could run a script.',
    doc: 'concepts/untrusted-pages',
    files: ['saving/pageProblems.ts', 'saving/untrusted.ts', 'saving/pageProblems.test.ts'],
  },
  'page-view': {
    title: 'Published pages',
    description: 'Shows a saved page with plain components, without Craft.js.',
    doc: 'guides/save-load-state',
    files: ['saving/PageView.tsx', 'saving/PageView.test.tsx'],
  },
  autosave: {
    title: 'Autosave',
    description:
      'Saves while the user edits, keeps a draft until the server has it, and says when two tabs collide.',
    doc: 'guides/save-load-state',
    files: [
      'saving/useAutosave.ts',
      'saving/prunedPage.ts',
      'saving/draft.ts',
      'saving/server.ts',
      'saving/storePage.ts',
      'saving/PageLoader.tsx',
      'saving/AutosavingEditor.tsx',
      'saving/DraftChoice.tsx',
      'saving/SavedPageEditor.tsx',
      'saving/autosave.test.tsx',
    ],
  },
  fields: {
    title: 'Fields for settings',
    description: 'Typed fields for text, numbers, choices, colors, spacing, links, pictures and lists.',
    doc: 'recipes/blocks',
    files: ['fields/'],
  },
  'block-base': {
    title: 'What blocks share',
    description: 'Refs, rules for places, an area for blocks, and a small editor to try them in.',
    doc: 'recipes/blocks',
    files: ['blocks/shared/'],
  },
  columns: {
    title: 'Columns',
    description: 'Two columns with a space between them, one below the other on a phone.',
    doc: 'recipes/blocks',
    files: ['blocks/columns/'],
  },
  tabs: {
    title: 'Tabs',
    description: 'Tabs that the user adds and renames, with anything in them.',
    doc: 'recipes/blocks',
    files: ['blocks/tabs/'],
  },
  accordion: {
    title: 'Accordion',
    description: 'Sections that visitors open, with anything in them.',
    doc: 'recipes/blocks',
    files: ['blocks/accordion/'],
  },
  form: {
    title: 'Form',
    description: 'A form with fields of four kinds, sent to your server by its name.',
    doc: 'recipes/blocks',
    files: ['blocks/form/'],
  },
  image: {
    title: 'Image',
    description: 'A picture from a library or an upload, with a description and a caption.',
    doc: 'recipes/blocks',
    files: ['blocks/image/'],
  },
  video: {
    title: 'Video',
    description: 'A video file with captions.',
    doc: 'recipes/blocks',
    files: ['blocks/video/'],
  },
  menu: {
    title: 'Menu',
    description: 'A list of links.',
    doc: 'recipes/blocks',
    files: ['blocks/menu/'],
  },
  table: {
    title: 'Table',
    description: 'A table with a caption and headings, edited cell by cell.',
    doc: 'recipes/blocks',
    files: ['blocks/table/'],
  },
  button: {
    title: 'Button',
    description: 'A bar of up to three links that look like buttons.',
    doc: 'recipes/blocks',
    files: ['blocks/button/'],
  },
  quote: {
    title: 'Quote',
    description: 'A quote with its author.',
    doc: 'recipes/blocks',
    files: ['blocks/quote/'],
  },
  blocks: {
    title: 'Ten blocks',
    description:
      'Columns, tabs, accordion, form, image, video, menu, table, button and quote, in one resolver.',
    doc: 'recipes/blocks',
    files: ['blocks/resolver.ts', 'blocks/views.ts', 'blocks/App.tsx', 'blocks/blocks.test.tsx'],
  },
  inspector: {
    title: 'Inspector',
    description: 'A panel for development: the tree, the history, every rule call, and what re-renders.',
    doc: 'additional/inspector',
    files: ['inspector/'],
  },
} satisfies RegistryParts
