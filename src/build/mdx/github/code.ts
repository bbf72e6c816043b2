import type { Element, Root } from 'hast'
import { parseCodeMeta } from '../code/meta'
import { languageOf } from '../code/languages'
import { childrenOf, h, isElement, rewrite, setChildren, textOf } from '../tree'

/** Names of languages in other documents, and what they are here. */
const NAMES: Readonly<Record<string, string>> = { npm: 'bash', ps1: 'text', js5: 'js', node: 'js', es6: 'js' }

/** Makes every `<pre>` a code block, in plain text when its language or its options are not known here. */
export function githubCode() {
  return (tree: Root): void => {
    rewrite(tree, (node) => (isElement(node, 'pre') ? codeBlock(node) : node))
  }
}

function codeBlock(pre: Element): Element {
  const [only, ...others] = childrenOf(pre).filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  )
  const inner = isElement(only, 'code') && others.length === 0 ? only : null
  const text = textOf(inner ?? pre).replace(/^\n/, '')
  const [className] = [inner?.properties?.className ?? []].flat()
  const written = String(className ?? '').replace(/^language-/, '') || String(pre.properties?.lang ?? '')
  // As in ```js{1,3} and ```js:title, which other sites write.
  const [, name = ''] = /^([\w+#-]*)/.exec(written) ?? []
  const language = languageOf(NAMES[name.toLowerCase()] ?? name) ?? 'text'
  const meta = String(inner?.properties?.dataMeta ?? '')
  const isKnown = !('problem' in parseCodeMeta(meta, text.replace(/\n$/, '').split('\n').length))
  const code = h('code', { className: [`language-${language}`] })
  setChildren(code, [{ type: 'text', value: text }])
  if (isKnown) code.data = { meta }
  const block = h('pre', {}, [code])
  if (pre.position) block.position = pre.position
  return block
}
