import type { Parent, Root } from 'mdast'

/** Nodes that begin a line of text. */
const LINES = new Set(['paragraph', 'heading', 'tableCell', 'leafDirective', 'containerDirective'])

/** Characters after which a quotation mark opens. */
const OPENS = /[\s([{“‘–—]/

/** Elements whose text is shown exactly as typed. */
const TYPED = new Set(['code', 'kbd', 'pre', 'samp'])

/** Makes straight quotation marks and apostrophes curly in prose, but not in code. */
export function quotes() {
  return (tree: Root): void => void curl(tree, '')
}

/** Curls the marks below `parent`. `before` is the character before it. Returns the last character. */
function curl(parent: Root | Parent, before: string): string {
  let last = before
  for (const node of parent.children) {
    if (node.type === 'text') {
      node.value = curled(node.value, last)
      last = node.value.at(-1) ?? last
    } else if (node.type === 'break') last = ''
    else if ('children' in node && !('name' in node && TYPED.has(node.name ?? '')))
      last = curl(node, LINES.has(node.type) ? '' : last)
    // Code or a picture counts as a letter: a mark after it is an apostrophe or closes a quotation.
    else last = 'x'
  }
  return last
}

function curled(text: string, before: string): string {
  return text.replaceAll(/["']/g, (mark, at: number) => {
    const previous = text[at - 1] ?? before
    const isOpening = previous === '' || OPENS.test(previous)
    if (mark === '"') return isOpening ? '“' : '”'
    return isOpening ? '‘' : '’'
  })
}
