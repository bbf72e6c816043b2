/** What of the packages is public: a name, where its members come from, and where it is documented. */
export interface PublicSymbol {
  name: string
  kind: 'component' | 'hook' | 'type' | 'object' | 'class' | 'function' | 'constant'
  package: '@craftjs/core' | '@craftjs/layers'
  /** A type whose members these are, with `core` and `layers` in scope. */
  type: string
  /** The page that documents it. */
  docId: string
  /** Headings above the lists that document its members; with none, only the page has to name it. */
  headings: string[]
  /** Prefix of the members' names in those lists. */
  prefix?: string
  /** Members that are there and not meant for anybody, each with the reason. */
  hidden?: Record<string, string>
}

const UNUSED = 'declared, and not meant for components'
const ELSEWHERE = 'its members are documented'
const INTERNAL = 'works inside of the package'

type More = Pick<PublicSymbol, 'prefix' | 'hidden'>

const symbolOf =
  (name: PublicSymbol['package']) =>
  (
    symbol: string,
    kind: PublicSymbol['kind'],
    type: string,
    docId: string,
    headings: string[],
    more: More = {},
  ): PublicSymbol => ({ name: symbol, kind, package: name, type, docId, headings, ...more })

const core = symbolOf('@craftjs/core')
const layers = symbolOf('@craftjs/layers')

/** The public surface of Craft.js, as the docs see it. */
export const PUBLIC_API: PublicSymbol[] = [
  core('Editor', 'component', 'React.ComponentProps<typeof core.Editor>', 'api/editor', ['Props']),
  core('Frame', 'component', 'React.ComponentProps<typeof core.Frame>', 'api/frame', ['Props']),
  core('Element', 'component', 'core.ElementProps<() => null>', 'api/element', ['Props']),
  core('EditorState', 'type', 'core.EditorState', 'api/editor-state', ['Properties']),
  core('Indicator', 'type', 'core.Indicator & core.Placement', 'api/editor-state', ['indicator'], {
    prefix: 'placement.',
    hidden: { placement: ELSEWHERE },
  }),
  core('Node', 'type', 'core.Node', 'api/node', ['Properties']),
  core('NodeData', 'type', 'core.NodeData', 'api/node', ['Data'], { prefix: 'data.' }),
  core('NodeTree', 'type', 'core.NodeTree', 'api/nodetree', ['Properties']),
  core('UserComponentConfig', 'type', 'core.UserComponentConfig<T>', 'api/user-component', ['Properties']),
  core('NodeRules', 'type', 'core.NodeRules', 'api/user-component', ['Rules']),
  core('useEditor', 'hook', 'EditorHook', 'api/useEditor', ['Returns']),
  core('useEditor connectors', 'object', "EditorHook['connectors']", 'api/useEditor', ['Connectors']),
  core('useEditor actions', 'object', "EditorHook['actions']", 'api/useEditor', ['Actions']),
  core(
    'useEditor actions.history',
    'object',
    "EditorHook['actions']['history']",
    'api/useEditor',
    ['History'],
    {
      prefix: 'history.',
    },
  ),
  core('useEditor query', 'object', "EditorHook['query']", 'api/useEditor', ['Query'], { prefix: 'query.' }),
  core('EventHelpers', 'object', "ReturnType<EditorHook['query']['getEvent']>", 'api/useEditor', [
    'Event helpers',
  ]),
  core('NodeHelpers', 'object', "ReturnType<EditorHook['query']['node']>", 'api/helpers', [
    'Identity and relations',
    'Status',
    'Drag and drop',
    'Conversion',
  ]),
  core('useNode', 'hook', 'NodeHook', 'api/useNode', ['Returns'], {
    hidden: { store: UNUSED, inContext: UNUSED },
  }),
  core('useNode connectors', 'object', "NodeHook['connectors']", 'api/useNode', ['Connectors']),
  core('useNode actions', 'object', "NodeHook['actions']", 'api/useNode', ['Actions']),
  core(
    'DefaultEventHandlers',
    'class',
    "InstanceType<typeof core.DefaultEventHandlers>['options']",
    'api/editor',
    ['Custom event handlers'],
  ),
  layers('Layers', 'component', 'React.ComponentProps<typeof layers.Layers>', 'additional/layers', [
    '<Layers />',
  ]),
  layers('useLayer', 'hook', 'LayerHook', 'additional/layers', ['useLayer()'], {
    hidden: { connectors: ELSEWHERE, actions: ELSEWHERE, store: UNUSED, query: UNUSED },
  }),
  layers('useLayer connectors', 'object', "LayerHook['connectors']", 'additional/layers', ['useLayer()'], {
    prefix: 'connectors.',
  }),
  layers('useLayer actions', 'object', "LayerHook['actions']", 'additional/layers', ['useLayer()'], {
    prefix: 'actions.',
  }),
  layers('Layer', 'type', 'LayerState', 'additional/layers', ['Layer']),
]

/** Names that the packages export and nobody is meant to import, each with the reason. */
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
