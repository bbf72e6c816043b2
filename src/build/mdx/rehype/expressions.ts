import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { evaluateProgram } from '../evaluate'
import { mistakeAt } from '../place'
import { type Expression, type HastNode, rewrite } from '../tree'
import { ownNamesOf } from './ownNames'

/** Drops comments in braces and puts written-out values in the text; code is left to pages that have some. */
export function expressions() {
  return (tree: Root, file: VFile): void => {
    const mayCompute = ownNamesOf(tree) !== null
    rewrite(tree, (node) => {
      if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return node
      return replace(node, file, mayCompute)
    })
  }
}

/** What stands in the page instead of braces. */
function replace(node: Expression, file: VFile, mayCompute: boolean): HastNode | HastNode[] {
  if (node.data?.estree?.body.length === 0) return []
  const result = evaluateProgram(node.data?.estree)
  if ('value' in result && (typeof result.value === 'string' || typeof result.value === 'number')) {
    return { type: 'text', value: String(result.value), ...(node.position && { position: node.position }) }
  }
  if (mayCompute) return node
  throw mistakeAt(
    file,
    node,
    `“{${node.value.trim().slice(0, 60)}}” would have to run as code.`,
    'Write the text itself, or put braces that readers should see into backticks: `{…}`. Comments are {/* … */}.',
  )
}
