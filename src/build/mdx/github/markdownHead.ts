import type { Root } from 'hast'
import { VFile } from 'vfile'
import { checkSource } from '../checkSource'
import { isElement, walk } from '../tree'
import { plainText, titleHeading } from './outline'
import { pictures } from './pictures'
import { safeTree } from './pipeline'

/** What a Markdown file says about itself outside its front matter. */
export interface MarkdownHead {
  /** Text of its first heading, if that has level 1. */
  title: string | null
  /** The beginning of its first paragraph, at most 170 characters. */
  description: string | null
}

const MAX_LENGTH = 170
const MIN_LENGTH = 30

/** Reads title and description of the Markdown in `source`, the body of `file`. Throws an `AuthorError` as a compiler does. */
export async function markdownHead(
  source: string,
  { path, lineOffset = 0 }: { path: string; lineOffset?: number },
): Promise<MarkdownHead> {
  const file = new VFile({ path, data: { lineOffset } })
  checkSource(source, file)
  const tree = await safeTree(file)
  const title = titleHeading(withPictures(tree, file))
  return { title: title && plainText(title), description: descriptionOf(tree) }
}

/** The tree in which the description of a picture counts as text. */
function withPictures(tree: Root, file: VFile): Root {
  pictures()(tree, file)
  return tree
}

/** The first paragraph that is long enough to be one, cut at a word. */
function descriptionOf(tree: Root): string | null {
  let found: string | null = null
  walk(tree, (node) => {
    if (found !== null || !isElement(node, 'p')) return
    const text = plainText(node)
    if (text.length >= MIN_LENGTH && /\p{L}{3}/u.test(text)) found = text
  })
  const text = found as string | null
  if (text === null || text.length <= MAX_LENGTH) return text
  const start = text.slice(0, MAX_LENGTH)
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[\s,;:.–—-]+$/, '')}…`
}
