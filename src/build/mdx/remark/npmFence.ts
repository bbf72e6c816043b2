import type { Code, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import convert from 'npm-to-yarn'
import { visitMarkdown } from './visitMarkdown'

const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const

/** Turns a fence in the language `npm` into tabs, one per package manager. */
export function npmFence() {
  return (tree: Root): void => {
    visitMarkdown(tree, (node, index, siblings) => {
      if (node.type !== 'code' || node.lang !== 'npm') return
      const panels = MANAGERS.map((name) => tab(node, name))
      siblings[index] = element('Tabs', { groupId: 'package-manager' }, panels, node)
    })
  }
}

function tab(code: Code, manager: (typeof MANAGERS)[number]): MdxJsxFlowElement {
  const value = manager === 'npm' ? code.value : convert(code.value, manager)
  return element('Tab', { label: manager, value: manager }, [{ ...code, lang: 'bash', value }], code)
}

/** A JSX element at the position of the fence. */
function element(
  tagName: string,
  attributes: Record<string, string>,
  children: MdxJsxFlowElement['children'],
  { position }: Code,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: tagName,
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children,
    ...(position && { position }),
  }
}
