/** A Node as Craft.js saves it, an empty `<div>` unless `fields` say otherwise. */
export const node = (fields: object = {}) => ({
  type: 'div' as unknown,
  isCanvas: true,
  props: {},
  displayName: 'div',
  custom: {},
  hidden: false,
  nodes: [] as string[],
  linkedNodes: {},
  ...fields,
})
