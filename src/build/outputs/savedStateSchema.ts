import { addressProps, allowedTags, refusedInTags, refusedProps } from '@craftjs-site/saved-page'
import { canonicalUrl, type Origin } from '../../model/url'

/** Path of the JSON Schema of a saved page. The address is its `$id` and must not change. */
export const SCHEMA_PATH = '/schema/serialized-nodes.json'

const ids = (description: string) => ({
  description,
  type: 'array',
  items: { type: 'string' },
  uniqueItems: true,
})
const idByName = (description: string) => ({
  description,
  type: 'object',
  additionalProperties: { type: 'string' },
})

/** A pattern that ignores case without a flag, because JSON Schema does not support flags. */
const anyCase = ({ source }: RegExp) =>
  source.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)

/** Matches `javascript:` addresses as browsers do: they skip spaces before the scheme, and tabs and line breaks in it. */
const SCRIPT = `^[\\u0000-\\u0020]*${[...'javascript:'].map((letter) => anyCase(RegExp(letter))).join('[\\t\\n\\r]*')}`

/** A value in props. If a list is the value of an address prop, its items are addresses too. */
const valueOf = (text: object, self: string) => ({
  anyOf: [
    {
      type: 'object',
      propertyNames: { not: { pattern: anyCase(refusedProps) } },
      patternProperties: { [anyCase(addressProps)]: { $ref: '#/$defs/Address' } },
      additionalProperties: { $ref: '#/$defs/Value' },
    },
    { type: 'array', items: { $ref: self } },
    { type: 'string', ...text },
    ...['number', 'boolean', 'null'].map((type) => ({ type })),
  ],
})

/** One Node as `query.serialize()` writes it. */
const SERIALIZED_NODE = {
  description: 'One Node. Craft.js does not save name, info, dom, events, rules or related.',
  type: 'object',
  properties: {
    type: {
      description: 'An allowed HTML tag, or the key of a User Component in the resolver.',
      oneOf: [
        { type: 'string', enum: allowedTags },
        {
          type: 'object',
          // Craft.js reserves the name Canvas for its own component, and does not load it.
          properties: { resolvedName: { type: 'string', minLength: 1, not: { const: 'Canvas' } } },
          required: ['resolvedName'],
          additionalProperties: false,
        },
      ],
    },
    isCanvas: { description: 'Whether Nodes can be dropped into it.', type: 'boolean' },
    props: {
      description: 'Props of the component. Functions, null and undefined are dropped when a page is saved.',
      type: 'object',
      properties: {
        children: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
      },
      allOf: [{ $ref: '#/$defs/Value' }],
    },
    displayName: { description: 'Name to show in the editor.', type: 'string' },
    custom: { description: 'Data that the editor stores about this Node.', type: 'object' },
    parent: { description: 'Id of the parent Node. Only the root has none.' },
    hidden: { description: 'Whether the Node stays in the tree and renders nothing.', type: 'boolean' },
    nodes: ids('Ids of the child Nodes, in order.'),
    linkedNodes: idByName('Ids of the linked Nodes, by the id of their <Element>.'),
    _childCanvas: idByName(
      'The name of linkedNodes before June 2020. Craft.js reads it, but never writes it.',
    ),
  },
  required: ['type', 'isCanvas', 'props', 'displayName', 'custom', 'hidden', 'nodes', 'linkedNodes'],
  additionalProperties: false,
  if: { properties: { type: { type: 'string' } } },
  then: {
    properties: { props: { type: 'object', propertyNames: { not: { pattern: anyCase(refusedInTags) } } } },
  },
}

/** A Node with additional rules. */
const nodeWith = (description: string, rules: object) => ({
  description,
  allOf: [{ $ref: '#/$defs/SerializedNode' }, { type: 'object', ...rules }],
})

/**
 * The JSON Schema (draft 2020-12) of what `query.serialize()` of Craft.js 0.2.12 returns.
 *
 * It rejects values that could run a script. It cannot check that a Node exists for every id, or that the resolver has
 * every key.
 */
export function savedStateSchema(site: Origin): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: canonicalUrl(site, SCHEMA_PATH),
    title: 'SerializedNodes',
    description: 'A page saved by Craft.js 0.2: every Node by its id. The root has the id ROOT.',
    type: 'object',
    // Craft.js 0.2 also loads pages whose root is named as in 0.1.
    properties: { ROOT: { $ref: '#/$defs/Root' }, 'canvas-ROOT': { $ref: '#/$defs/Root' } },
    anyOf: [{ required: ['ROOT'] }, { required: ['canvas-ROOT'] }],
    additionalProperties: { $ref: '#/$defs/Inner' },
    $defs: {
      Root: nodeWith('The root, which has no parent.', { properties: { parent: { type: 'null' } } }),
      Inner: nodeWith('Any other Node, which names its parent.', {
        properties: { parent: { type: 'string', minLength: 1 } },
        required: ['parent'],
      }),
      SerializedNode: SERIALIZED_NODE,
      Value: valueOf({}, '#/$defs/Value'),
      Address: valueOf({ not: { pattern: SCRIPT } }, '#/$defs/Address'),
    },
  }
}
