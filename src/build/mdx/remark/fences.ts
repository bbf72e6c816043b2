import type { Code, Root } from 'mdast'
import type { VFile } from 'vfile'
import { reportAt } from '../authorErrors'
import { visitMarkdown } from './visitMarkdown'

/** Reports a fence that is never closed, which would contain the rest of the page. */
export function fences() {
  return (tree: Root, file: VFile): void => {
    visitMarkdown(tree, (node) => {
      if (node.type === 'code') assertClosed(node, file)
    })
  }
}

function assertClosed(node: Code, file: VFile): void {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return
  const source = String(file.value).slice(start.offset, end.offset)
  const [fence] = /^(?:`{3,}|~{3,})/.exec(source) ?? []
  if (fence === undefined) return
  const [last = '', ...before] = source.split('\n').reverse()
  const closing = last.replace(/^[\s>]+/, '').trimEnd()
  if (before.length > 0 && closing.startsWith(fence) && closing.replaceAll(fence[0] ?? '', '') === '') return
  const hint = `Write ${fence} on its own line below the code. If the code contains a fence, the fence around it must be longer.`
  reportAt(file, node, 'this code block is never closed.', hint)
}
