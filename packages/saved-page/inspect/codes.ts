/**
 * `error`: Craft.js 0.2.12 throws, or shows nothing. `warning`: it shows the page, but loses something, an action fails
 * later, or the page could run a script. `note`: worth knowing, and possibly intended.
 */
export type Severity = 'error' | 'warning' | 'note'

/** Describes a finding code. */
export interface CodeFacts {
  /** Default severity. An error becomes a warning where Craft.js copes, or does not render the Node. */
  severity: Severity
  /** The problem, as a noun phrase. */
  title: string
  /** The effect in Craft.js 0.2.12. */
  effect: string
  /** The effect of the fix. For a note, an instruction that continues “If that is not what you want:”. */
  fix: string
}

const code = (severity: Severity, title: string, effect: string, fix: string): CodeFacts => ({
  severity,
  title,
  effect,
  fix,
})

/** All findings about saved pages. The codes are stable: tools and tests rely on them. */
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
    'Text that is cut off',
    '`JSON.parse` throws a SyntaxError, and the editor keeps what it shows.',
    'Open quotes and brackets are closed. The last Node is incomplete: compare it with what you saved.',
  ),
  unread: code(
    'note',
    'Words that are not in the page',
    'Craft.js never sees them. They are outside the page, after a syntax error, or under a duplicate key, of which `JSON.parse` keeps only the last.',
    'copy what is missing from your text into the fixed page.',
  ),
  wrapped: code(
    'error',
    'A page inside something else',
    'Craft.js treats everything around the page as Nodes. It throws, or the page stays blank.',
    'The page is extracted.',
  ),
  'with-version': code(
    'note',
    'A page that is stored with a version number',
    'This is fine if your code passes only the page to Craft.js, as code that stores a version number usually does. Fixes are made inside the page, and the version number stays.',
    'store only the page. You then no longer know which upgrades it needs.',
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
    'The page loads but stays blank. There is no error.',
    'The Node that contains the others becomes ROOT. If there are several, they are moved into a new ROOT.',
  ),
  'legacy-root': code(
    'warning',
    'The root has the id of Craft.js 0.1, `canvas-ROOT`',
    'The page loads: Craft.js renames the root whenever it reads the page. If there are two roots, it uses the last one.',
    'The root is renamed to `ROOT`, also in the `parent` of its children.',
  ),
  // One Node
  'not-a-node': code(
    'error',
    'An entry that is not a Node',
    '`deserialize` throws a TypeError or an invariant error.',
    'If the entry is the JSON text of a Node, it is parsed. Otherwise it is removed, with every reference to it.',
  ),
  'live-node': code(
    'error',
    'A live Node of the editor instead of a saved one',
    '`deserialize` throws: the fields are in `data`, and the component is lost. `JSON.stringify(query.getNodes())` writes such Nodes.',
    'The fields are moved out of `data`, and the name of the Node becomes its component.',
  ),
  'no-type': code(
    'error',
    'A Node without a component',
    '`deserialize` throws “Cannot find component … in resolver map”, or a TypeError.',
    'The type is restored from the name of the Node, or from another Node with the same name. Otherwise the Node becomes a `div`, or is removed if it is empty.',
  ),
  'unknown-component': code(
    'error',
    'A component that the resolver lacks',
    '`deserialize` throws a TypeError about `type` of undefined.',
    'It is replaced with a component that has a similar name, or with the one that you choose. Otherwise the Node becomes a `div`, and its props are kept in `custom`.',
  ),
  'reserved-name': code(
    'error',
    'A component called “Canvas”',
    '`deserialize` throws: Craft.js reserves this name for its own component.',
    'The Node becomes a Canvas Node. Its type is taken from its prop `is`, or becomes `div`.',
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
    'Child Nodes in a tag that cannot have any',
    'React throws “is a void element tag”, and the editor crashes.',
    'The Node keeps its tag and loses its child Nodes. The root becomes a `div` and keeps them.',
  ),
  'unsafe-tag': code(
    'warning',
    'A tag that a page should not use',
    'Craft.js renders any tag, whatever is in the resolver. This one can run a script or open another document, or it is not meant for text, layout or media.',
    'The Node becomes a `div`. Its tag and its props are kept in `custom`.',
  ),
  'no-props': code(
    'error',
    'Props that are not an object',
    '`deserialize` throws a TypeError if there are none. If they are text or a list, the component receives none of its props.',
    'If the props are JSON text, it is parsed. Otherwise they become an empty object.',
  ),
  'bad-nodes': code(
    'error',
    'Child Nodes that are not a list of ids',
    'The editor crashes, or shows no children and throws when one is added.',
    'Ids are kept, Nodes inside the list become separate entries with an id, and the rest is dropped.',
  ),
  'bad-linked-nodes': code(
    'error',
    'Linked Nodes that are not a map from names to ids',
    'The editor crashes. If they are a list, which is how PHP encodes an empty object, linked Nodes are lost when the page is saved.',
    'Ids are kept, Nodes in place of ids become separate entries with an id, and the rest is dropped.',
  ),
  'legacy-linked-nodes': code(
    'warning',
    'Linked Nodes in `_childCanvas`, the name of the field before June 2020',
    'The page loads. `_childCanvas` is ignored if the Node also has `linkedNodes`.',
    'The field is renamed.',
  ),
  'linked-in-tag': code(
    'warning',
    'Linked Nodes without their component',
    'The Node is a plain tag, and a tag has no `<Element id>`: nothing renders its linked Nodes.',
    'The linked Nodes become child Nodes. In a tag that cannot have any, they are removed.',
  ),
  'missing-fields': code(
    'warning',
    'Fields that Craft.js writes are missing',
    'Craft.js fills them in. Your own code, and the JSON Schema, may rely on them.',
    'The fields are added with the defaults of Craft.js. A missing list of child Nodes is filled with the Nodes that name this Node as their parent and are not in any other Node.',
  ),
  'unknown-fields': code(
    'warning',
    'Fields that a saved Node does not have',
    'Craft.js ignores them, and they are gone after the next save.',
    'The fields are removed. If one of them is a Node, as after a missing bracket, it becomes a separate entry.',
  ),
  'wrong-kind': code(
    'warning',
    'A field with the wrong type of value',
    'Craft.js uses the value as it is: the text "false" counts as true, and text in `custom` is split into characters.',
    'The value is converted, or replaced with the default of Craft.js.',
  ),
  // Props
  'null-prop': code(
    'warning',
    'A prop that is null',
    'The component receives null instead of its default. Craft.js never saves null.',
    'The prop is removed, so that the default applies.',
  ),
  'unsafe-prop': code(
    'error',
    'A prop that a page should not set',
    '`dangerouslySetInnerHTML`, `srcDoc`, an `on…` attribute and a `javascript:` URL run code from the page. Inner HTML crashes the editor if it is not `{ __html }`, is not the only content, or is in a tag that cannot have any. `ref` and `__proto__` never reach the component.',
    'The prop is removed.',
  ),
  'bad-children': code(
    'error',
    'A prop `children` that is neither text nor a list of texts',
    'The page crashes when it is loaded or rendered, or it cannot be saved. An object with a tag turns into an element.',
    'Only its text is kept.',
  ),
  'element-in-props': code(
    'error',
    'A React element in a prop',
    'JSON turned the element into a plain object. React throws “Objects are not valid as a React child” when it is rendered.',
    'The prop becomes the text of the element, or is removed if there is none.',
  ),
  'bad-style': code(
    'error',
    'Text as the `style` of a tag',
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
    'A value that JSON cannot represent',
    'A function, `undefined`, `NaN` or an object was saved as null or as text, and that is what the component receives.',
    'remove the value, so that the default of the component applies.',
  ),
  'date-as-text': code(
    'note',
    'A date that became text',
    'The component receives a string, not a Date.',
    'call `new Date()` in the component. A page cannot contain a date, because JSON has none.',
  ),
  // The tree
  'unsafe-id': code(
    'warning',
    'An id that is a property of every JavaScript object',
    'Lookups find a function or a prototype instead of the Node, and the editor crashes once the Node is gone. With an empty id, it crashes immediately.',
    'The Node gets another id.',
  ),
  'missing-child': code(
    'error',
    'A child Node that does not exist',
    '`deserialize` succeeds, but rendering crashes.',
    'The reference is removed.',
  ),
  cycle: code(
    'error',
    'A Node inside itself',
    'Rendering never ends, and the tab freezes.',
    'The reference that leads back to a Node above is removed.',
  ),
  'two-places': code(
    'warning',
    'A Node in two places',
    'It is rendered twice. When it is moved or deleted, one reference stays behind and crashes the page.',
    'The first place in tree order is kept.',
  ),
  'wrong-parent': code(
    'warning',
    'A Node that names the wrong parent',
    'The page loads. Moving or deleting the Node throws, or leaves a reference behind that crashes the page.',
    'The field `parent` is set to the Node that contains it.',
  ),
  unreachable: code(
    'warning',
    'A Node that no other Node contains',
    'It is loaded and saved again, but never shown. Undoing the drop of a component with linked Nodes leaves them behind.',
    'The Node is removed.',
  ),
  'hidden-root': code('error', 'The root is hidden', 'The page loads but stays blank.', 'The root is shown.'),
  hidden: code('note', 'A hidden Node', 'It stays in the tree and renders nothing.', 'show the Node.'),
  'not-a-canvas': code(
    'note',
    'Child Nodes in a Node that is not a Canvas',
    'They are shown, but users can neither move them nor drop others next to them.',
    'make the Node a Canvas.',
  ),
} as const satisfies Record<string, CodeFacts>

export type FindingCode = keyof typeof CODES
