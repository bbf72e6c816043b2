/** A public name of the packages, with the source of its members and the page that documents it. */
export interface PublicSymbol {
  name: string
  /** Type expression that has the members, with `core` and `layers` in scope. */
  type: string
  /** The page that documents it. */
  docId: string
  /** Headings above the lists that document its members. */
  headings: string[]
  /** Prefix of the members' names in those lists. */
  prefix?: string
  /** Undocumented members, each with the reason. */
  hidden?: Record<string, string>
}

const UNUSED = 'declared but not meant for components'
const ELSEWHERE = 'its members are documented'
const INTERNAL = 'internal to the package'

const symbol = (
  name: string,
  type: string,
  docId: string,
  headings: string[],
  more: Pick<PublicSymbol, 'prefix' | 'hidden'> = {},
): PublicSymbol => ({ name, type, docId, headings, ...more })

/** The public API of Craft.js, with the pages that document it. */
export const PUBLIC_API: PublicSymbol[] = [
  symbol('Editor', 'React.ComponentProps<typeof core.Editor>', 'api/editor', ['Props']),
  symbol('Frame', 'React.ComponentProps<typeof core.Frame>', 'api/frame', ['Props']),
  symbol('Element', 'core.ElementProps<() => null>', 'api/element', ['Props']),
  symbol('EditorState', 'core.EditorState', 'api/editor-state', ['Properties']),
  symbol('Indicator', 'core.Indicator & core.Placement', 'api/editor-state', ['indicator'], {
    prefix: 'placement.',
    hidden: { placement: ELSEWHERE },
  }),
  symbol('Node', 'core.Node', 'api/node', ['Properties']),
  symbol('NodeData', 'core.NodeData', 'api/node', ['Data'], { prefix: 'data.' }),
  symbol('NodeTree', 'core.NodeTree', 'api/nodetree', ['Properties']),
  symbol('UserComponentConfig', 'core.UserComponentConfig<T>', 'api/user-component', ['Properties']),
  symbol('NodeRules', 'core.NodeRules', 'api/user-component', ['Rules']),
  symbol('useEditor', 'EditorHook', 'api/useEditor', ['Returns']),
  symbol('useEditor connectors', "EditorHook['connectors']", 'api/useEditor', ['Connectors']),
  symbol('useEditor actions', "EditorHook['actions']", 'api/useEditor', ['Actions']),
  symbol('useEditor actions.history', "EditorHook['actions']['history']", 'api/useEditor', ['History'], {
    prefix: 'history.',
  }),
  symbol('useEditor query', "EditorHook['query']", 'api/useEditor', ['Query'], { prefix: 'query.' }),
  symbol('EventHelpers', "ReturnType<EditorHook['query']['getEvent']>", 'api/useEditor', ['Event helpers']),
  symbol('NodeHelpers', "ReturnType<EditorHook['query']['node']>", 'api/helpers', [
    'Identity and relations',
    'Status',
    'Drag and drop',
    'Conversion',
  ]),
  symbol('useNode', 'NodeHook', 'api/useNode', ['Returns'], {
    hidden: { store: UNUSED, inContext: UNUSED },
  }),
  symbol('useNode connectors', "NodeHook['connectors']", 'api/useNode', ['Connectors']),
  symbol('useNode actions', "NodeHook['actions']", 'api/useNode', ['Actions']),
  symbol('DefaultEventHandlers', "InstanceType<typeof core.DefaultEventHandlers>['options']", 'api/editor', [
    'Custom event handlers',
  ]),
  symbol('Layers', 'React.ComponentProps<typeof layers.Layers>', 'additional/layers', ['<Layers />']),
  symbol('useLayer', 'LayerHook', 'additional/layers', ['useLayer()'], {
    hidden: { connectors: ELSEWHERE, actions: ELSEWHERE, store: UNUSED, query: UNUSED },
  }),
  symbol('useLayer connectors', "LayerHook['connectors']", 'additional/layers', ['useLayer()'], {
    prefix: 'connectors.',
  }),
  symbol('useLayer actions', "LayerHook['actions']", 'additional/layers', ['useLayer()'], {
    prefix: 'actions.',
  }),
  symbol('Layer', 'LayerState', 'additional/layers', ['Layer']),
]

/** Exports of the packages that nobody should import, each with the reason. */
export const HIDDEN_EXPORTS: Record<string, string> = {
  NodeProvider: INTERNAL,
  NodeElement: INTERNAL,
  deprecateCanvasComponent: INTERNAL,
  defaultElementProps: INTERNAL,
  elementPropToNodeData: INTERNAL,
  editorInitialState: INTERNAL,
  ActionMethodsWithConfig: INTERNAL,
  useEditorStore: INTERNAL,
  QueryMethods: INTERNAL,
  NodeHelpers: INTERNAL,
  Events: INTERNAL,
  Positioner: INTERNAL,
  createShadow: INTERNAL,
  expectEditorState: 'helps to test the package',
  createTestNodes: 'helps to test the package',
  createTestState: 'helps to test the package',
}
