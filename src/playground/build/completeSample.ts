/** Names of the components that a file exports, in order. */
export const exportedComponents = (code: string): string[] =>
  [...code.matchAll(/^export (?:default )?(?:async )?(?:function|const|class) ([A-Z]\w*)/gm)].map(
    ([, name = '']) => name,
  )

/**
 * The files of a sample with an `App.tsx` that shows it. Most samples are one component; it is put into the part of an
 * editor that it is written for.
 */
export function completeSample(
  file: string,
  files: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const code = files.get(file) ?? ''
  const own = Object.fromEntries(files)
  const names = exportedComponents(code)
  const shown = names.includes('App') ? 'App' : names.at(-1)
  // The editor of an app may be in another file.
  const isApp = shown === 'App' || /<Editor\b/.test(code)
  if (shown === undefined || (file === 'App.tsx' && isApp)) return own
  const source = `./${file.replace(/\.tsx$/, '')}`
  if (isApp) return { 'App.tsx': `export { ${shown} as App } from '${source}'\n`, ...own }
  return { 'App.tsx': appAround(code, shown, names, source), ...own }
}

/** An editor around the component `shown` of the module `source`. */
function appAround(code: string, shown: string, names: readonly string[], source: string): string {
  const hasResolver = /^export const resolver\b/m.test(code)
  const resolver = ['Paragraph', ...names, ...(hasResolver ? ['...resolver'] : [])].join(', ')
  const imported = [...names, ...(hasResolver ? ['resolver'] : [])].join(', ')
  const place = placeOf(code)
  const options = place === 'onRender' ? ` onRender={${shown}}` : ''
  const inside = place === 'page' ? `          <${shown} />\n` : ''
  const beside = {
    page: '',
    onRender: '',
    layer: `      <Layers renderLayer={${shown}} />\n`,
    panel: `      <${shown} />\n`,
  }
  return `import { Editor, Element, Frame, useNode, type UserComponent } from '@craftjs/core'
${place === 'layer' ? "import { Layers } from '@craftjs/layers'\n" : ''}import { ${imported} } from '${source}'

const Paragraph: UserComponent<{ text: string }> = ({ text }) => {
  const { connect, drag } = useNode().connectors
  return (
    <p className="demo-text" ref={(el) => void (el && connect(drag(el)))}>
      {text}
    </p>
  )
}
Paragraph.craft = { displayName: 'Paragraph', props: { text: '' } }

export function App() {
  return (
    <Editor resolver={{ ${resolver} }}${options}>
      <Frame>
        <Element is="div" canvas>
${inside}          <Paragraph text="Select me" />
          <Paragraph text="Drag me" />
        </Element>
      </Frame>
${beside[place]}    </Editor>
  )
}
`
}

/** Where in an editor a component belongs, by the hooks that it uses. */
function placeOf(code: string): 'page' | 'onRender' | 'layer' | 'panel' {
  if (/\bReactElement\b/.test(code) && /\{ render \}/.test(code)) return 'onRender'
  if (/\buseLayer\(/.test(code)) return 'layer'
  return /\b(?:useNode|connectNode)\(/.test(code) ? 'page' : 'panel'
}
