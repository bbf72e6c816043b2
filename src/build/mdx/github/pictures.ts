import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { lineOf, pathOf } from '../authorErrors'
import { factsOf } from '../facts'
import { childrenOf, h, type HastNode, isBlank, isElement, type JsxElement, rewrite } from '../tree'

/**
 * Turns images into `Picture` islands, with the size that the author gave. An image on another host, such as a badge,
 * becomes its description and a link to it: pages of this site load nothing from elsewhere.
 */
export function pictures() {
  return (tree: Root, file: VFile): void => {
    const elsewhere: number[] = []
    rewrite(tree, (node, parent) => {
      if (!isElement(node)) return node
      if (node.tagName === 'a') return linkOf(node)
      if (node.tagName !== 'img') return node
      const src = decoded(String(node.properties?.src ?? ''))
      if (src === '') return []
      if (/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(src)) {
        elsewhere.push(lineOf(file, node))
        return replacement(node, src, parent)
      }
      return picture(node, src, parent, file)
    })
    const [line, ...others] = elsewhere
    if (line === undefined) return
    const more = others.length === 0 ? '' : ` (and ${others.length} more on this page)`
    factsOf(file).warnings.push(
      `${pathOf(file)}:${line}: this picture is on another host, so its description is shown as a link${more}. To show it, put the file beside the page.`,
    )
  }
}

/** Text in place of an image from elsewhere: its description, which is a link unless a link is around it. */
function replacement(node: Element, src: string, parent: HastNode | Root): HastNode | HastNode[] {
  const alt = String(node.properties?.alt ?? '').trim()
  if (alt === '') return []
  if (isElement(parent, 'a') || src.startsWith('/')) return { type: 'text', value: alt }
  return placed(h('a', { href: src }, [alt]), node)
}

/** The island for a file beside the page. */
function picture(node: Element, src: string, parent: HastNode | Root, file: VFile): JsxElement {
  const { alt, title, width } = node.properties ?? {}
  if (typeof alt !== 'string' || alt.trim() === '') {
    factsOf(file).warnings.push(
      `${pathOf(file)}:${lineOf(file, node)}: the picture “${src.slice(0, 80)}” has no alternative text. Describe it: ![What it shows](${src.slice(0, 80)}).`,
    )
  }
  const size = /^\d+/.exec(String(width ?? ''))?.[0]
  const isAlone =
    isElement(parent, 'p') && childrenOf(parent).every((child) => child === node || isBlank(child))
  const attributes = {
    src: src.replace(/[?#].*$/s, ''),
    alt: typeof alt === 'string' ? alt : '',
    ...(isAlone && typeof title === 'string' && title.trim() !== '' && { caption: title }),
    ...(size !== undefined && Number(size) > 0 && !String(width).includes('%') && { width: size }),
  }
  return placed(
    {
      type: 'mdxJsxTextElement',
      name: 'Picture',
      attributes: Object.entries(attributes).map(([name, value]) => ({
        type: 'mdxJsxAttribute',
        name,
        value,
      })),
      children: [],
    },
    node,
  )
}

/** A link that had only an image without a description has no name, so the address becomes its text. */
function linkOf(node: Element): HastNode | HastNode[] {
  const isEmpty = childrenOf(node).every(isBlank)
  if (!isEmpty || node.properties?.href === undefined || node.properties.ariaLabel !== undefined) return node
  const { id, name } = node.properties
  const anchor = id ?? name
  return anchor === undefined ? [] : placed(h('a', { id: anchor }), node)
}

function placed<Placed extends HastNode>(node: Placed, { position }: HastNode): Placed {
  return position ? { ...node, position } : node
}

/** The file name on disk; Markdown encodes spaces and non-ASCII letters. */
function decoded(src: string): string {
  try {
    return decodeURI(src.trim())
  } catch {
    return src.trim()
  }
}
