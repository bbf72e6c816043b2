const COMPONENT = /^export (?:default )?(?:async )?(?:function|const|class) ([A-Z]\w*)/gm

/**
 * Adds an `App.tsx` that shows a sample to its files. Most samples are a single component, which is placed in the part
 * of an editor that it was written for.
 */
export function completeSample(
  file: string,
  files: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const code = files.get(file) ?? ''
  const own = Object.fromEntries(files)
  const names = [...code.matchAll(COMPONENT)].map(([, name = '']) => name)
  const shown = names.includes('App') ? 'App' : names.at(-1)
  // An App may import its editor from another file.
  const isApp = shown === 'App' || /<Editor\b/.test(code)
  if (shown === undefined || (file === 'App.tsx' && isApp)) return own
  const source = `./${file.replace(/\.tsx$/, '')}`
  if (isApp) return { 'App.tsx': `export { ${shown} as App } from '${source}'\n`, ...own }
  return { 'App.tsx': appAround(code, shown, names, source), ...own }
}

/** Generates an editor around the component `shown` of the module `source`. */
function appAround(code: string, shown: string, names: readonly string[], source: string): string {
  const [, registered] = /^export const resolver = \{([^}]*)\}/m.exec(code) ?? []
  const own = names.filter((name) => !new RegExp(`\\b${name}\\b`).test(registered ?? ''))
  const exported = registered === undefined ? [] : ['resolver']
  // A toolbox can create components from other files.
  const others = [...code.matchAll(/^import \{ ([A-Z]\w*) \} from '(\.\.?\/.+)'/gm)].filter(([, name]) =>
    new RegExp(`\\b(?:create|parseReactElement)\\([^)]*<${name}\\b`).test(code),
  )
  const resolver = [
    'Paragraph',
    ...others.map(([, name]) => name),
    ...own,
    ...exported.map((name) => `...${name}`),
  ].join(', ')
  const place = placeOf(code)
  const imported = [...new Set([shown, ...own, ...exported])]
  const props = propsOf(code, shown)
  const element = `<${[shown, ...props.map(([name, value]) => `${name}=${value}`)].join(' ')} />`
  const of = (name: string) => props.some(([prop]) => prop === name)
  const beside = {
    page: '',
    onRender: '',
    around: '',
    layer: `      <Layers renderLayer={${shown}} />\n`,
    panel: `      ${of('id') ? '<Selected />' : element}\n`,
  }[place]
  const frame = `      <Frame>
        <Element is="div" canvas>
${place === 'page' ? `          ${element}\n` : ''}          <Paragraph text="Select me" />
          <Paragraph text="Drag me" />
        </Element>
      </Frame>
`
  const used = ['Editor', 'Element', 'Frame', ...(of('id') ? ['useEditor'] : []), 'useNode']
  return `import { ${used.join(', ')}, type UserComponent } from '@craftjs/core'
${place === 'layer' ? "import { Layers } from '@craftjs/layers'\n" : ''}import { ${imported.join(', ')} } from '${source}'
${others.map(([line]) => `${line}\n`).join('')}${of('page') || of('json') ? PAGE : ''}
const Paragraph: UserComponent<{ text: string }> = ({ text }) => {
  const { connect, drag } = useNode().connectors
  return (
    <p className="demo-text" ref={(el) => void (el && connect(drag(el)))}>
      {text}
    </p>
  )
}
Paragraph.craft = { displayName: 'Paragraph', props: { text: '' } }
${of('id') ? selected(element) : ''}
export function App() {
  return (
    <Editor resolver={{ ${resolver} }}${place === 'onRender' ? ` onRender={${shown}}` : ''}>
${place === 'around' ? `      <${shown}>\n${frame.replaceAll(/^/gm, '  ').trimEnd()}\n      </${shown}>\n` : frame}${beside}    </Editor>
  )
}
`
}

/** The part of an editor that a component belongs in, according to its hooks and types. */
function placeOf(code: string): 'page' | 'onRender' | 'layer' | 'panel' | 'around' {
  if (/\bReactElement\b/.test(code) && /\{ render \}/.test(code)) return 'onRender'
  if (/\buseLayer\(/.test(code)) return 'layer'
  if (/\b(?:useNode|connectNode)\(/.test(code)) return 'page'
  return /\bchildren: ReactNode\b/.test(code) ? 'around' : 'panel'
}

/** Values by prop name. Other props get a value of their type. */
const VALUES: Readonly<Record<string, string>> = {
  id: '{id}',
  json: '{page}',
  page: '{page}',
  element: '{<Paragraph text="New" />}',
  label: '"New"',
  fontSize: '{24}',
  width: '{320}',
  color: '"seagreen"',
  src: `"data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><circle cx="40" cy="40" r="40"/></svg>')}"`,
}

/** Values for the required props of a component, as JSX source. */
function propsOf(code: string, component: string): [name: string, value: string][] {
  const [, inner = component] = new RegExp(`const ${component}\\b[^\n]*memo\\((\\w+)\\)`).exec(code) ?? []
  const [, names = ''] = new RegExp(`\\b${inner}\\b[^(]*\\(\\{([^}]*)\\}`).exec(code) ?? []
  return [...names.matchAll(/(\w+)[^,]*/g)].flatMap(([, name = '']): [string, string][] => {
    const [, type] =
      new RegExp(`\\b${name}: (string|number|boolean|NodeId|ReactElement|'[^']+')`).exec(code) ?? []
    if (type === undefined) return []
    const ofType = {
      string: `"${name[0]?.toUpperCase()}${name.slice(1)}"`,
      number: '{3}',
      boolean: '{true}',
    }[type]
    return [[name, VALUES[name] ?? ofType ?? type.replaceAll("'", '"')]]
  })
}

/** A saved page with one paragraph, for components that open a page. */
const PAGE = `
const node = { props: {}, isCanvas: false, custom: {}, hidden: false, nodes: [], linkedNodes: {} }
const page = JSON.stringify({
  ROOT: { ...node, type: 'div', displayName: 'div', isCanvas: true, nodes: ['opened'] },
  opened: {
    ...node,
    type: { resolvedName: 'Paragraph' },
    displayName: 'Paragraph',
    props: { text: 'This is another page' },
    parent: 'ROOT',
  },
})
`

/** A component that shows `element` for the selected Node. */
const selected = (element: string) => `
function Selected() {
  const { id } = useEditor((_state, query) => ({ id: query.getEvent('selected').last() }))
  return id ? ${element} : <p>Select something.</p>
}
`
