/**
 * `error`: Craft.js 0.2.12 throws, or shows nothing. `warning`: it shows the page, but loses something, an action fails
 * later, or the page could run a script. `note`: worth knowing, and possibly what you want.
 */
export type Severity = 'error' | 'warning' | 'note'

/** What is to be known about a code. */
export interface CodeFacts {
  /** What it usually is. A finding can be a warning where Craft.js copes, or where it does not render the Node. */
  severity: Severity
  /** What is wrong, as a noun. */
  title: string
  /** What Craft.js 0.2.12 does with it. */
  effect: string
  /** What the fix does. */
  fix: string
}

const code = (severity: Severity, title: string, effect: string, fix: string): CodeFacts => ({
  severity,
  title,
  effect,
  fix,
})

/** Everything that can be found in a saved page. The codes are stable: tools and tests rely on them. */
export const CODES = {
  // The text
  'not-json': code(
    'error',
    'Text that is not JSON',
    '`JSON.parse` throws a SyntaxError, and the editor keeps what it shows.',
    'The text is fixed while it is read: commas, quotes, comments and words such as `undefined`.',
  ),
  'cut-off': code(
    'error',
    'Text that ends in the middle',
    '`JSON.parse` throws a SyntaxError, and the editor keeps what it shows.',
    'Open texts and brackets are closed. The last Node is incomplete: compare it with what you saved.',
  ),
  unread: code(
    'note',
    'Words that are not in the page',
    'Craft.js never sees them: they stand beside the page, after a mistake in the text, or under a key that occurs twice, of which `JSON.parse` takes the last one.',
    'copy what you miss from your text into the fixed page.',
  ),
  wrapped: code(
    'error',
    'A page inside something else',
    'Craft.js treats what is around the page as Nodes. It throws, or the page stays blank.',
    'The page is taken out.',
  ),
  'with-version': code(
    'note',
    'A page with a version beside it',
    'Craft.js takes the page without what is around it: code that stores a version passes it on alone. Fixes are made where the page is, and the version stays.',
    'store the page alone. Then nothing says which upgrades it needs.',
  ),
  'not-a-page': code(
    'error',
    'No page at all',
    'Craft.js throws, or shows nothing.',
    'There is none: nothing in the text looks like a Node.',
  ),
  // The root
  'no-root': code(
    'error',
    'No Node with the id ROOT',
    'The page loads and stays blank. Nothing is thrown.',
    'The Node that contains the others becomes ROOT. If there are several, they are put into a new one.',
  ),
  'legacy-root': code(
    'warning',
    'The root has the id of Craft.js 0.1, `canvas-ROOT`',
    'The page loads: Craft.js renames the root whenever it reads one. If there are two roots, it takes the last one.',
    'The root becomes `ROOT`, and its children name it as their parent.',
  ),
  // One Node
  'not-a-node': code(
    'error',
    'An entry that is not a Node',
    '`deserialize` throws a TypeError or an invariant.',
    'The entry is removed, with every reference to it. If it is the JSON text of a Node, it is parsed.',
  ),
  'live-node': code(
    'error',
    'A Node of the editor instead of a saved one',
    '`deserialize` throws: the fields are in `data`, and the component is lost. This is what `JSON.stringify(query.getNodes())` writes.',
    'The fields are taken out of `data`, and its name becomes the component.',
  ),
  'no-type': code(
    'error',
    'A Node without a component',
    '`deserialize` throws “Cannot find component … in resolver map”, or a TypeError.',
    'The type is restored if another Node with the same name shows it. Otherwise the Node becomes a `div`, or is removed when it is empty.',
  ),
  'unknown-component': code(
    'error',
    'A component that the resolver lacks',
    '`deserialize` throws a TypeError about `type` of undefined.',
    'A name that is nearly the same replaces it, or the component that you choose. Otherwise the Node becomes a `div`, and its props are kept in `custom`.',
  ),
  'reserved-name': code(
    'error',
    'A component called “Canvas”',
    '`deserialize` throws: Craft.js keeps this name for a component of its own.',
    'The Node becomes what its prop `is` names, or a `div`, and a Canvas Node.',
  ),
  'tag-is-component': code(
    'warning',
    'The name of a component where a tag belongs',
    'Craft.js renders an unknown HTML element instead of the component.',
    'The name becomes a `resolvedName`.',
  ),
  'bad-tag': code(
    'error',
    'A tag with an invalid name',
    'The browser refuses to create the element, and the editor crashes.',
    'The Node becomes a `div`.',
  ),
  'void-tag': code(
    'error',
    'Child Nodes in a tag that takes none',
    'React throws “is a void element tag”, and the editor crashes.',
    'The Node keeps its tag and loses its child Nodes. The root becomes a `div` and keeps them.',
  ),
  'unsafe-tag': code(
    'warning',
    'A tag that a page should not choose',
    'Craft.js renders any tag, whatever the resolver has. This one can run a script, open another document, or is no tag of text, layout and media.',
    'The Node becomes a `div`. What it was is kept in `custom`.',
  ),
  'no-props': code(
    'error',
    'Props that are not an object',
    '`deserialize` throws a TypeError if there are none. If they are a text or a list, the component receives no prop that it knows.',
    'The props become an empty object, or the object whose JSON text they are.',
  ),
  'bad-nodes': code(
    'error',
    'Child Nodes that are not a list of ids',
    'The editor crashes, or shows no children and throws when one is added.',
    'Ids are kept, Nodes inside the list get an id of their own, and the rest is dropped.',
  ),
  'bad-linked-nodes': code(
    'error',
    'Linked Nodes that are not ids by name',
    'The editor crashes. If they are a list, which is how PHP writes an empty object, linked Nodes are lost when the page is saved.',
    'Ids are kept, Nodes that stand there get an id of their own, and the rest is dropped.',
  ),
  'legacy-linked-nodes': code(
    'warning',
    'Linked Nodes under their name before June 2020, `_childCanvas`',
    'The page loads. `_childCanvas` is ignored as soon as there is a `linkedNodes`.',
    'The field is renamed.',
  ),
  'linked-in-tag': code(
    'warning',
    'Linked Nodes without their component',
    'The Node is a plain tag, and a tag has no `<Element id>`: nothing renders its linked Nodes.',
    'The linked Nodes become child Nodes. In a tag that takes none, they are removed.',
  ),
  'missing-fields': code(
    'warning',
    'Fields that Craft.js writes are missing',
    'Craft.js fills them in. Your own code, and the JSON Schema, may rely on them.',
    'The fields are added with the values that Craft.js assumes. If the list of child Nodes is missing, it gets the Nodes that name this Node as their parent and are in no other Node.',
  ),
  'unknown-fields': code(
    'warning',
    'Fields that a saved Node does not have',
    'Craft.js ignores them, and they are gone after the next save.',
    'The fields are removed. A Node among them, as when a bracket is missing, gets an entry of its own.',
  ),
  'wrong-kind': code(
    'warning',
    'A field of the wrong kind',
    'Craft.js takes what it gets: the text "false" counts as true, and a text in `custom` is split into letters.',
    'The value is converted, or replaced with the one that Craft.js assumes.',
  ),
  // Props
  'null-prop': code(
    'warning',
    'A prop that is null',
    'The component receives null instead of its default. Craft.js never saves one.',
    'The prop is removed, so that the default applies.',
  ),
  'unsafe-prop': code(
    'error',
    'A prop that a page should not set',
    '`dangerouslySetInnerHTML`, `srcDoc`, an `on…` attribute and a `javascript:` address run what the page says. Inner HTML that is not `{ __html }`, not alone, or in a tag that takes none, crashes the editor. `ref` and `__proto__` never reach the component.',
    'The prop is removed.',
  ),
  'bad-children': code(
    'error',
    'A prop `children` that is neither text nor a list of texts',
    'The page crashes when it is loaded or rendered, or it cannot be saved. An object with a tag becomes an element.',
    'The text in it is kept.',
  ),
  'element-in-props': code(
    'error',
    'A React element in a prop',
    'JSON turned it into a plain object. React throws “Objects are not valid as a React child” when it is rendered.',
    'The text in it is kept, or the prop is removed.',
  ),
  'bad-style': code(
    'error',
    'A text as `style` of a tag',
    'React throws: it expects an object.',
    'The declarations become an object.',
  ),
  'too-deep': code(
    'error',
    'A prop that is nested thousands of levels deep',
    'Craft.js overflows the stack when it freezes or saves the page.',
    'The prop is removed.',
  ),
  'lost-value': code(
    'note',
    'A value that JSON could not keep',
    'A function, `undefined`, `NaN` or an object was saved as null or as text, and that is what the component receives.',
    'The value is removed, so that the default of the component applies.',
  ),
  'date-as-text': code(
    'note',
    'A date that has become text',
    'The component receives a string, not a Date.',
    'There is none, since JSON has no dates. Call `new Date()` in the component.',
  ),
  // The tree
  'unsafe-id': code(
    'warning',
    'An id that every JavaScript object has',
    'Lookups find a function or a prototype instead of the Node, and the editor crashes once the Node is gone. With an empty id, it crashes at once.',
    'The Node gets another id.',
  ),
  'missing-child': code(
    'error',
    'A child Node that does not exist',
    '`deserialize` succeeds, and the render crashes.',
    'The reference is removed.',
  ),
  cycle: code(
    'error',
    'A Node inside itself',
    'Rendering never ends, and the tab freezes.',
    'The cycle is cut where it leads back to a Node above.',
  ),
  'two-places': code(
    'warning',
    'A Node in two places',
    'It is rendered twice. When it is moved or deleted, one reference stays behind and crashes the page.',
    'The first place in tree order is kept.',
  ),
  'wrong-parent': code(
    'warning',
    'A Node that names another parent',
    'The page loads. Moving or deleting the Node throws, or leaves a reference behind that crashes the page.',
    'The Node names the parent that it is in.',
  ),
  unreachable: code(
    'warning',
    'A Node that no other Node contains',
    'It is loaded and saved again, and never shown. Undo of a component with linked Nodes leaves some behind.',
    'The Node is removed.',
  ),
  'hidden-root': code('error', 'The root is hidden', 'The page loads and stays blank.', 'The root is shown.'),
  hidden: code('note', 'A hidden Node', 'It stays in the tree and renders nothing.', 'The Node is shown.'),
  'not-a-canvas': code(
    'note',
    'Child Nodes in a Node that is not a Canvas',
    'They are shown. Users can neither move them nor drop others beside them.',
    'The Node becomes a Canvas.',
  ),
} as const satisfies Record<string, CodeFacts>

export type FindingCode = keyof typeof CODES
