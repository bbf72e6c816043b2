import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { isIslandName, ISLANDS } from '../../../model/body'
import { authorErrorAt, errorsOf, lineOf, reportAt, suggest } from '../authorErrors'
import { factsOf } from '../facts'
import { childrenOf, type HastNode, isJsx, type JsxElement, rewrite } from '../hast'
import { drawingComponent } from './drawing'
import { htmlElementOf } from './htmlElementOf'
import { paramsComponent } from './params'
import { type ComponentTransform, type Props, propsOf, tag } from './props'
import { tabsComponent } from './tabs'

/** Components that must be direct children of another component, with the name of that component. */
const PARTS: Record<string, string> = { Tab: 'Tabs', Param: 'Params' }

/** Props that authors may use; the values of `Picture` are checked in images.ts. */
const ISLAND_PROPS = { Picture: ['src', 'alt', 'caption'], Demo: ['name', 'title', 'panel'] } as const

/** Names of the components that authors may use in MDX. */
export const COMPONENTS = [...['Tabs', 'Params', 'Drawing'], ...Object.keys(PARTS), ...ISLANDS]

/** Components for admonitions on other sites. */
const ADMONITION = /^(?:Admonition|Alert|Aside|Callout|Caution|Danger|Hint|Info|Note|Tip|Warning)(?:\.|$)/
const WRITE_ADMONITION = 'Write `:::note[Title]`, the content, and `:::` on its own line.'

/** Converts JSX to HTML, except islands. An element with a mistake becomes a fragment. */
export function components() {
  return (tree: Root, file: VFile): void => {
    const transforms: Record<string, ComponentTransform> = {
      Tabs: tabsComponent(),
      Params: paramsComponent(),
      Drawing: drawingComponent,
    }
    rewrite(tree, (node, parent) => {
      if (!isJsx(node)) return node
      if (node.name === null) return childrenOf(node)
      return errorsOf(file).try(() => convert(node, parent)) ?? { ...node, name: null }
    })
    function convert(node: JsxElement, parent: HastNode | Root): HastNode {
      const name = node.name ?? ''
      const transform = Object.hasOwn(transforms, name) ? transforms[name] : undefined
      if (/^[a-z]/.test(name) && !name.includes('.')) return htmlElementOf(node, file)
      if (transform) return transform(node, file)
      if (Object.hasOwn(PARTS, name)) return part(node, parent, file)
      if (isIslandName(name)) {
        const props = propsOf(node, file, ISLAND_PROPS[name])
        if (name === 'Demo') recordDemo(props, node, file)
        return node
      }
      const hint = ADMONITION.test(name) ? WRITE_ADMONITION : suggest(name, COMPONENTS)
      throw authorErrorAt(file, node, `there is no component ${tag(node)}.`, hint)
    }
  }
}

/** Returns a part unchanged, because its parent component transforms it. Throws if it is anywhere else. */
function part(node: JsxElement, parent: HastNode | Root, file: VFile): HastNode {
  const whole = PARTS[node.name ?? ''] ?? ''
  if (isJsx(parent) && parent.name === whole) return node
  const hint = `Put it directly inside <${whole}> … </${whole}>.`
  throw authorErrorAt(file, node, `${tag(node)} is outside <${whole}>.`, hint)
}

/** Panels of a demo that can be open initially. */
const PANELS = ['code', 'saved']

/** Records a `<Demo>`, whose file is checked later. Reports a missing name or title, and an unknown panel. */
function recordDemo(props: Props, node: JsxElement, file: VFile): void {
  const name = props.requiredText('name')
  props.requiredText('title')
  const panel = props.text('panel')
  if (panel !== null && !PANELS.includes(panel)) {
    const hint = 'Write `panel="saved"` to open the saved page first, or leave it out to open the code.'
    reportAt(file, node, `<Demo> has no panel “${panel}”.`, hint)
  }
  factsOf(file).demos.push({ name, line: lineOf(file, node) })
}
