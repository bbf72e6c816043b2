import type { Element, Root } from 'hast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { decoded } from '../../../model/url'
import { factsOf } from '../facts'
import { lineOf, reportAt } from '../authorErrors'
import { childrenOf, type HastNode, isBlank, isElement, isJsx, type JsxElement, rewrite } from '../hast'
import { propsOf } from './props'

/** Turns images into `Picture` islands, and removes the paragraph around one that is alone in it. */
export function images() {
  return (tree: Root, file: VFile): void => {
    rewrite(tree, (node) => {
      if (isElement(node, 'img')) return check(fromImage(node, file), file)
      if (isJsx(node) && node.name === 'Picture') return check(node, file)
      if (isElement(node, 'p')) return unwrap(node)
      return node
    })
  }
}

/** The island for an `<img>`; the Markdown title becomes the caption. */
function fromImage(node: Element, file: VFile): JsxElement {
  const { src, alt, title, ...others } = node.properties ?? {}
  for (const other of Object.keys(others)) {
    const hint = 'The build sets size and loading. Write only `![What it shows](./file.png "Caption")`.'
    reportAt(file, node, `this image has “${other}”.`, hint)
  }
  const text = typeof alt === 'string' ? alt.trim() : ''
  if (text === '') {
    const hint =
      'Describe it: `![What it shows](./file.png)`. If it is only decoration, write `<Picture src="./file.png" alt="" />`.'
    reportAt(file, node, 'this image has no alternative text.', hint)
  }
  return {
    type: 'mdxJsxTextElement',
    name: 'Picture',
    attributes: [
      // Decoded to the name on disk, because Markdown encodes spaces and non-ASCII letters.
      attribute('src', decoded(String(src ?? '')) ?? String(src)),
      attribute('alt', text === '' ? '…' : String(alt)),
      ...(typeof title === 'string' && title.trim() !== '' ? [attribute('caption', title)] : []),
    ],
    children: [],
    ...(node.position && { position: node.position }),
  }
}

/** Records the image. Reports a path that is not relative, and a missing `alt`. */
function check(node: JsxElement, file: VFile): JsxElement {
  const report = (what: string, hint: string) => reportAt(file, node, what, hint)
  const props = propsOf(node, file, ['src', 'alt', 'caption'])
  const src = props.requiredText('src')
  props.text('caption')
  props.text('alt')
  if (props.get('alt') === null)
    report('<Picture> needs “alt”.', 'Describe it, or write `alt=""` if it is only decoration.')
  if (/^([a-z][a-z\d+.-]*:|\/)/i.test(src)) {
    report(
      `the image “${src.slice(0, 80)}” is not a path relative to this page.`,
      'Put the file in the folder of this page and write `./file.png`. The build then sets its size and adds modern formats.',
    )
  }
  factsOf(file).images.push({ src, line: lineOf(file, node) })
  return node
}

/** Replaces a paragraph that contains only a picture with the picture, unless the paragraph aligns it. */
function unwrap(paragraph: Element): HastNode {
  if (paragraph.properties?.align !== undefined) return paragraph
  const content = childrenOf(paragraph).filter((child) => !isBlank(child))
  const [only] = content
  if (content.length !== 1 || only === undefined || !isJsx(only) || only.name !== 'Picture') return paragraph
  return { ...only, type: 'mdxJsxFlowElement' }
}

function attribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value }
}
