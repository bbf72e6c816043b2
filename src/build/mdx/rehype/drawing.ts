import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { VFile } from 'vfile'
import { authorErrorAt, pathOf } from '../authorErrors'
import { factsOf } from '../facts'
import { fileDigest } from '../fileDigest'
import { childrenOf, h, type HastNode, isBlank, isElement, type JsxElement, setChildren } from '../hast'
import { SVG_TAGS } from './htmlElementOf'
import { propsOf } from './props'

/**
 * `<Drawing>`: inlines the SVG file `src` from the page's folder, so that it has the page's colors in light and dark mode.
 * Records the file as an import, so that the page is compiled again when the file changes.
 */
export function drawingComponent(node: JsxElement, file: VFile): HastNode {
  const props = propsOf(node, file, ['src', 'alt', 'caption'])
  const [src, alt, caption] = [props.requiredText('src'), props.requiredText('alt'), props.text('caption')]
  const drawing = readDrawing(src, node, file)
  drawing.properties = { ...drawing.properties, role: 'img', ariaLabel: alt }
  return h('figure', { className: ['drawing'] }, [
    drawing,
    ...(caption === null ? [] : [h('figcaption', {}, [caption])]),
  ])
}

/** Reads the `<svg>` in the file. Throws if there is none, or if it has anything that a page may not have. */
function readDrawing(src: string, node: JsxElement, file: VFile): Element {
  const source = path.posix.join(path.posix.dirname(pathOf(file)), src)
  const problem = (what: string, hint: string) => authorErrorAt(file, node, what, hint)
  if (!src.endsWith('.svg') || !existsSync(path.join(file.cwd, source))) {
    const hint = 'Put an SVG file in the folder of this page and write `src="./file.svg"`.'
    throw problem(`there is no drawing ${source}.`, hint)
  }
  const text = readFileSync(path.join(file.cwd, source), 'utf8')
  factsOf(file).imports[source] = fileDigest(file.cwd, [source])
  const [svg, ...others] = partsOf(fromHtml(text, { fragment: true, space: 'svg' }) as unknown as Root)
  if (!isElement(svg, 'svg') || others.length > 0 || svg.properties?.viewBox === undefined)
    throw problem(`${source} is not a single <svg> with a viewBox.`, 'Export the drawing as plain SVG.')
  delete svg.properties.xmlns
  cleaned(svg, (what, hint) => problem(`${source} has ${what}.`, hint))
  return svg
}

/** Removes comments. Throws the error that `problem` returns for anything that prose may not have. */
function cleaned(element: Element, problem: (what: string, hint: string) => Error): void {
  if (!SVG_TAGS.includes(element.tagName))
    throw problem(`<${element.tagName}>`, 'Use shapes, paths and text only.')
  const attribute = Object.keys(element.properties ?? {}).find((name) =>
    /^on|^(?:style|id|className)$/i.test(name),
  )
  if (attribute !== undefined)
    throw problem(
      `“${attribute === 'className' ? 'class' : attribute.toLowerCase()}” on <${element.tagName}>`,
      'Write colors as attributes, such as `fill="currentColor"` and `stroke="var(--drop)"`.',
    )
  const kept = childrenOf(element).filter((child) => child.type === 'text' || isElement(child))
  setChildren(element, kept)
  for (const child of kept) if (isElement(child)) cleaned(child, problem)
}

/** The nodes at the top level of the file, without comments and white space. */
const partsOf = (file: Root): HastNode[] =>
  childrenOf(file).filter((child) => !isBlank(child) && child.type !== 'comment')
