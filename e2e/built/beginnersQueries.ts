/**
 * Queries of a developer who built an editor with these docs and had never used Craft.js, in the order in which the
 * questions came up. The format is that of the table in searchTable.test.ts. If the site has no answer, there is
 * nothing before the colon.
 */
export const beginnersQueries = `
overview#starters: starter template
overview: react 18 install
recipes/rich-text: tiptap npm install
concepts/user-components#drag-and-drop-rules: how to prevent dropping a component into another
concepts/user-components#drag-and-drop-rules: limit number of children
recipes/columns|api/element#repeat-an-area|concepts/user-components#editable-parts: two columns
guides/save-load-state: save to server
guides/save-load-state: autosave
guides/save-load-state: render page without editor
guides/save-load-state#: publish page bundle size
recipes/locking-and-roles#keep-a-header-first: header always first
recipes/locking-and-roles#keep-a-header-first: pin element to top
recipes/locking-and-roles: lock component
recipes/locking-and-roles|guides/save-load-state#read-only: read only role
recipes/copy-and-paste: copy paste between pages
recipes/copy-and-paste|api/nodetree#copy-to-a-template: template section
recipes/saved-pages|concepts/serializing#change: rename prop saved pages
recipes/saved-pages|migrating: migration
recipes/saved-pages|api/errors#unknown-component: unknown component in saved page
api/errors#not-in-resolver|api/editor|api/element#the-component: component not in resolver
api/errors#unknown-component: Cannot destructure property 'type' of 'ue(...)' as it is undefined.
additional/layers|api/errors#unknown-id: Cannot read properties of undefined (reading 'data') layers delete
api/element|api/errors: Cannot update a component while rendering a different component
concepts/user-components#what-props-can-hold: image upload
recipes/responsive-values: mobile preview iframe
recipes/responsive-values: media query in editor
api/element#undo-leaves-linked-nodes-behind: undo not working with linked nodes
recipes/testing: vitest
recipes/testing: playwright drag and drop
choosing/compatibility|overview#install: react compiler
concepts/user-components#drag-and-drop-rules: only allow certain children
concepts/user-components|guides/basic-tutorial#a-rule|api/user-component#rules|api/user-component#param: canMoveIn example
concepts/user-components#drag-and-drop-rules: max children
concepts/user-components#editable-parts|concepts/nodes|api/element: nested drop zones
concepts/user-components#editable-parts|concepts/nodes#child-nodes|api/element: slot
api/frame#nothing-can-be-dragged|api/useNode#the-component-does-not-move|concepts/nodes: can't drag component
concepts/user-components|api/element#an-empty-canvas|concepts/nodes: container does not accept drop
recipes/locking-and-roles: permissions
api/errors#: Uncaught Error: Invariant failed: An Error occurred while deserializing components: Cannot find component in resolver map
guides/save-load-state|api/editor#several-pages: data loss switching pages
api/useEditor#undo-and-redo-buttons|guides/basic-tutorial|recipes/panels: undo redo buttons
recipes/touch-and-keyboard|api/useEditor#keyboard: ctrl+z
recipes/touch-and-keyboard|recipes/copy-and-paste: keyboard shortcut duplicate
recipes/touch-and-keyboard#keyboard-shortcuts|recipes/frames-and-labels: select parent
recipes/event-handlers|api/useEditor#clear-the-selection: deselect when clicking outside
additional/layers: layers panel TypeError
/playground|concepts/nodes#look-at-your-own-nodes: devtools
concepts/nodes#look-at-your-own-nodes|/tools/state|api/editor-state|/playground: debug state
overview#starters: download example code
overview#starters: stackblitz
overview#starters: codesandbox
overview#starters|/playground|recipes/landing-editor: clone example github
api/element#custom-data|recipes/landing-editor: theme global styles
recipes/page-theme: dark mode
recipes/free-positions#zoom: zoom canvas
recipes/toolbox: drag image preview
guides/save-load-state#export-html|api/frame#export-html: export html
recipes/newsletters|guides/save-load-state#export-html|overview|api/frame#export-html: email builder
recipes/several-people|api/editor#several-pages: two editors same page conflict
api/editor#several-pages-several-editors: page list multi page
guides/from-load-to-publish: versions history of page|version history|restore version|stop links while editing|list of pages|server route|deploy the cms
api/frame#more-nodes|additional/layers#open-the-root: strict mode duplicate nodes
api/errors#not-in-resolver: Invariant failed: The component type specified for this node (Poll) does not exist in the resolver
api/errors#not-json: Unexpected end of JSON input
api/editor#a-blank-page|api/errors#|api/frame#the-frame-stays-empty: blank page after load
api/useNode#typescript|api/user-component#typescript|api/editor#: typescript resolver type
api/useNode: setProp typescript any
concepts/user-components#what-props-can-hold|recipes/saved-pages|concepts/serializing#check-a-page: validate props
recipes/many-nodes: performance 1000 nodes
recipes/responsive-values#layout-per-width: hide component on mobile
api/editor#|concepts/user-components|recipes/library-components|guides/from-load-to-publish#parts: link href in editor click navigates
recipes/languages: i18n translate page
api/errors#not-json: Unterminated string in JSON at position 1874
recipes/copy-and-paste|api/nodetree|api/errors: Warning: Encountered two children with the same key
api/errors#object-child: Minified React error #31
api/editor#a-blank-page|api/errors#|api/frame#the-frame-stays-empty: editor stays blank no error
api/errors#|concepts/serializing|/tools/state: missing ROOT node
/tools/state: repair broken page
recipes/locking-and-roles: role switch loses changes
api/errors#unknown-component: Uncaught TypeError: Cannot destructure property 'type' of 'Ve(...)' as it is undefined.
`
