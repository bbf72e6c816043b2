import type { Element, Root } from 'hast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { decoded } from '../../../model/url'
import { factsOf } from '../facts'
import { authorErrorAt, lineOf } from '../authorErrors'
import { childrenOf, type HastNode, isBlank, isElement, isJsx, type JsxElement, rewrite } from '../tree'
import { propsOf } from './props'

/** Turns images into `Picture` islands, and unwraps one that is alone in its paragraph. */
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
  const problem = (what: string, hint: string) => authorErrorAt(file, node, what, hint)
  const { src, alt, title, ...others } = node.properties ?? {}
  const [other] = Object.keys(others)
  if (other !== undefined) {
    const hint = 'Size and loading come from the file: write only `![What it shows](./file.png "Caption")`.'
    throw problem(`this image has “${other}”.`, hint)
  }
  if (typeof alt !== 'string' || alt.trim() === '') {
    const hint =
      'Describe it: `![What it shows](./file.png)`. For mere decoration write `<Picture src="./file.png" alt="" />`.'
    throw problem('this image has no alternative text.', hint)
  }
  return {
    type: 'mdxJsxTextElement',
    name: 'Picture',
    attributes: [
      // The name on disk: Markdown encodes spaces and non-ASCII letters.
      attribute('src', decoded(String(src ?? '')) ?? String(src)),
      attribute('alt', alt),
      ...(typeof title === 'string' && title.trim() !== '' ? [attribute('caption', title)] : []),
    ],
    children: [],
    ...(node.position && { position: node.position }),
  }
}

/** Records the image; throws when it is not a relative file, or has no `alt`. */
function check(node: JsxElement, file: VFile): JsxElement {
  const problem = (what: string, hint: string) => authorErrorAt(file, node, what, hint)
  const props = propsOf(node, file, ['src', 'alt', 'caption'])
  const src = props.requiredText('src')
  props.text('caption')
  if (props.text('alt') === null)
    throw problem('<Picture> needs “alt”.', 'Say what it shows, or write `alt=""` for mere decoration.')
  if (/^([a-z][a-z\d+.-]*:|\/)/i.test(src)) {
    throw problem(
      `the image “${src.slice(0, 80)}” is not a file beside this page.`,
      'Put the file into the folder of this page and write `./file.png`: then it gets a size, and modern formats.',
    )
  }
  factsOf(file).images.push({ src, line: lineOf(file, node) })
  return node
}

/** Replaces a paragraph that contains only a picture with the picture; not one that aligns it. */
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
