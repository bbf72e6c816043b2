import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { nodesIn } from '../markdown'

/** A member that a page documents. */
export interface DocumentedName {
  docId: string
  /** 1-based line in the MDX file. */
  line: number
  /** Headings above it, starting at level 2. */
  headings: string[]
  name: string
  /** Its type in an entry of `<Params>`; `null` elsewhere. */
  type: string | null
  /** Its default in such an entry. */
  default: string | null
  form: 'entry' | 'heading' | 'row'
}

/** Members that a page documents: list entries, headings such as `### get()`, and first cells of tables. */
export function documentedNames(docId: string, tree: Root): DocumentedName[] {
  const found: DocumentedName[] = []
  let above: { level: number; text: string }[] = []
  for (const node of nodesIn(tree)) {
    const add = (
      form: DocumentedName['form'],
      name: string,
      entry: Pick<DocumentedName, 'type' | 'default'>,
    ) => {
      const headings = above.map(({ text }) => text)
      found.push({ docId, line: node.position?.start.line ?? 1, headings, name, form, ...entry })
    }
    const none = { type: null, default: null }
    if (node.type === 'heading' && node.depth > 1 && node.depth < 5) {
      above = above.filter(({ level }) => level < node.depth)
      const text = toString(node).replace(/\s+\[#[\w-]+\]$/, '')
      const method = /^(\w+)\(\)$/.exec(text)?.[1]
      if (method !== undefined) add('heading', method, none)
      above.push({ level: node.depth, text })
    }
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Param') {
      const value = (name: string) => attributeOf(node, name)
      const name = value('name')
      if (name !== null) add('entry', name, { type: value('type'), default: value('default') })
    }
    if (node.type === 'tableRow') {
      for (const cell of node.children[0]?.children ?? []) {
        const name = cell.type === 'inlineCode' ? /^(\w+)(?:\(.*\))?$/.exec(cell.value)?.[1] : undefined
        if (name !== undefined) add('row', name, none)
      }
    }
  }
  return found
}

function attributeOf({ attributes }: MdxJsxFlowElement, name: string): string | null {
  const attribute = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)
  return typeof attribute?.value === 'string' ? attribute.value : null
}
