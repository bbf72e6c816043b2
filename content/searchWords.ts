/**
 * Search terms of readers who do not know Craft.js's vocabulary yet, by the page or section that answers them. Each word
 * finds the page or section. Keywords for a whole page are in its front matter.
 */
export default {
  '/docs/guides/start-from-a-project':
    'starter starters boilerplate template project example demo stackblitz codesandbox download zip clone create scaffold',
  '/playground':
    'starter boilerplate template project example demo stackblitz codesandbox download zip clone create scaffold devtools inspector add open load file files saved page upload playground',
  '/tools/state': 'repair broken corrupt recover missing root',
  '/docs/concepts/user-components#drag-and-drop-rules':
    'prevent restrict limit number max maximum only allow forbid accept nest children components dropped into another container drop how many items column',
  '/docs/concepts/user-components#editable-parts-inside-a-component':
    'slot slots nested drop zone zones area areas placeholder columns column grid layout two',
  '/docs/concepts/user-components#what-props-can-hold': 'image upload file picture media validate',
  '/docs/concepts/nodes#canvas-nodes':
    "can't cannot drag draggable component make box drop things into inside",
  '/docs/concepts/nodes#look-at-your-own-nodes': 'devtools debug inspect inspector state',
  '/docs/api/element#param-id': 'why need needs element id',
  '/docs/api/element#in-a-user-component':
    'prop props children not update updates updating changed change parent state rerender re-render stale outdated',
  '/docs/api/element#repeat-an-area': 'column columns grid two slot',
  '/docs/api/element#undo-leaves-linked-nodes-behind': 'undo not working linked',
  '/docs/api/element#custom-data': 'theme global styles settings page',
  '/docs/api/errors#not-json': 'unterminated string expected property position truncated',
  '/docs/api/errors#object-child': 'minified 31',
  '/docs/api/errors#unknown-component': 'resolvecomponent',
  '/docs/recipes/locking-and-roles#keep-a-header-first':
    'pin pinned element header footer first last always top fixed',
  '/docs/api/editor#several-pages-several-editors': 'multi page pages list switch switching data loss',
  '/docs/api/editor#a-blank-page': 'white empty screen blank nothing load loading stays',
  '/docs/api/frame#nothing-can-be-dragged': "can't cannot drag draggable component move",
  '/docs/api/useEditor#hide-show-and-delete': 'component remove delete element block page',
  '/docs/api/useEditor#history': 'undo several changes one step group batch',
  '/docs/api/useEditor#keep-a-change-out-of-the-history': 'turn off disable undo change',
  '/docs/api/useNode#types-of-the-props': 'setprop typescript any',
  '/docs/guides/save-load-state#export-html': 'email newsletter static',
  '/docs/guides/save-load-state#without-craftjs': 'publish published bundle size visitors light',
  '/docs/recipes/columns#layouts': 'flex flexbox layout side by side half width split',
  '/docs/recipes/frames-and-labels#preview': 'ghost placeholder make room sortable animation drag image',
  '/docs/recipes/free-positions#zoom': 'canvas',
  '/docs/recipes/free-positions#move': 'x y anywhere figma canva whiteboard move freely',
  '/docs/recipes/copy-and-paste#merge': 'transaction batch several actions convert switch type',
  '/docs/recipes/blocks#fields':
    'number text color input checkbox select dropdown option options list choice radio switch setting settings prop panel picker change background font size',
  '/docs/recipes/blocks': 'form builder quote checkbox group',
  '/docs/recipes/many-nodes#what-helps':
    'slow lag hundred hundreds thousand thousands blocks block elements stop prevent unnecessary rerender rerenders re-render re-renders user laggy freeze freezes large page',
  '/docs/recipes/page-actions#views':
    'send email contact newsletter signup input submit handler form builder wizard multi step steps conditional show if required validate checkbox group',
  '/docs/recipes/page-actions#names': 'same name twice duplicate checkbox checkboxes form data submit unique',
  '/docs/migrating/migrating-0.1.x': 'what changed changes 0.2 migrate from upgrade',
  '/docs/recipes/saved-pages#command-line': 'cli terminal script npx batch bulk migrate all pages',
  '/docs/recipes/toolbox#a-toolbox':
    'add block click clicking tap instead of dragging sidebar palette blocks make drag in drop page',
  '/docs/api/useEditor#add-a-component-with-a-click': 'add block by clicking instead of dragging tap',
  '/docs/api/node#param-id': 'unique id every each block',
  '/docs/recipes/page-actions#what-a-visitor-changes': 'variable variables counter usestate like',
  '/docs/recipes/page-actions#what-your-server-gets': 'fetch api dynamic data binding database',
  '/docs/recipes/shared-parts#show-a-part': 'global reusable component header footer every page symbol',
  '/docs/recipes/page-theme#from-the-root-to-css-variables': 'css variables custom properties',
  '/docs/recipes/touch-and-keyboard#keyboard-shortcuts':
    'select parent hotkey ctrl z escape delete remove selected block backspace key keyboard',
  '/docs/recipes/copy-and-paste#copy-paste-and-templates': 'template section saved block library',
  '/docs/recipes/copy-and-paste#troubleshooting': 'encountered two children same key duplicate',
  '/docs/recipes/responsive-values#css-that-chooses': 'media query queries editor',
  '/docs/recipes/responsive-values#layout-per-width': 'hide show mobile desktop component',
  '/docs/recipes/frames-and-labels#the-drop-indicator': 'custom change style color drop line',
  '/docs/recipes/rich-text': 'tiptap npm install wysiwyg',
  '/docs/recipes/locking-and-roles#roles': 'switch user loses changes permission',
  '/docs/guides/from-load-to-publish#parts-without-a-recipe':
    'version versions history restore older revision rollback stop disable link links buttons clicks act while editing list of pages page overview server route routes endpoint backend api own add',
  '/docs/guides/from-load-to-publish#deploy': 'host hosting production server build start',
  '/docs/additional/layers#troubleshooting': 'typeerror error warning delete',
  '/docs/concepts/undo-and-redo#what-is-recorded': 'how many steps kept limit maximum undo history',
  '/docs/api/useNode#resize-a-component': 'resize resizable drag handle box width height image mouse',
  '/docs/guides/save-load-state#load-when-the-page-opens':
    'load saved json content from database server back into editor',
  '/docs/recipes/touch-and-keyboard#touch-devices': 'accessible accessibility drag drop without mouse',
  '/docs/recipes/responsive-values': 'mobile phone tablet desktop view switch toggle device preview',
  '/docs/concepts/user-components#connectors':
    'make own draggable movable selectable what does ref connect drag mean',
  '/docs/overview#install': 'javascript js jsx without typescript',
  '/docs/recipes/nextjs#start': 'javascript js jsx without typescript',
  '/docs/guides/settings-and-undo#related-settings':
    'sidebar change color picker background font size properties form',
  '/docs/recipes/panels#a-settings-panel':
    'sidebar delete remove button selected block properties form edit element',
  '/docs/guides/basic-tutorial':
    'getting started get start first editor drag and drop page learn beginner steps guide builder simple example',
  '/docs/overview': 'getting started introduction',
  '/docs/api/frame#server-rendering': 'server side rendering ssr rendered saved page prerender',
  '/docs/api/editor#show-a-page-without-editing': 'disable editing view mode readonly',
  '/docs/recipes/locking-and-roles':
    'prevent deletion delete deleting remove header footer blocks users not editable removed moved cannot fixed',
  '/docs/recipes/copy-and-paste#copy': 'clone cloning copy duplicate selected element block',
  '/docs/concepts/untrusted-pages': 'safe unsafe secure security load user users json html',
  '/docs/recipes/pictures#upload': 'drag drop image file photo into page',
  '/docs/recipes/saved-pages#what-needs-an-upgrade': 'add new prop props existing pages',
  '/docs/recipes/frames-and-labels#frames-and-labels-around-nodes':
    'highlight outline border hover hovered show name component element make mouse over',
  '/docs/api/useEditor#get-the-selected-node': 'id current',
  '/docs/guides/save-load-state': 'persist store state editor',
  '/docs/guides/save-load-state#autosave': 'unsaved changes warning leave',
  '/docs/recipes/languages': 'multilingual translation translations locale pages',
  '/docs/recipes/newsletters': 'merge tags tag placeholder personalize first name ready made template',
  '/docs/api/editor#param-resolver': 'what is resolver why need',
} satisfies Record<string, string>
