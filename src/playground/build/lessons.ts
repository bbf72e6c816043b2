import type { BodyNode, CompiledBody, StaticElement } from '../../model/body'
import type { Lesson, LessonStep } from '../../model/lesson'

/** The sources of lessons, by id. The anchors of their steps begin with `lesson-`. */
export const LESSONS = { basic: 'content/docs/guides/basic-tutorial.mdx' } as const

type Body = Pick<CompiledBody, 'nodes' | 'headings' | 'code'>

/** The files of a live demo, by its name. */
type DemoFiles = (name: string) => LessonStep['start'] | undefined

/**
 * The lesson in the sections of a doc. All code blocks of a section but the last are what the step starts with; the last
 * one is its solution. A section without a block starts and ends with its live demo.
 *
 * Throws for a section that has neither.
 */
export function lessonOf(
  { nodes, headings, code }: Body,
  title: string,
  path: string,
  demoFiles: DemoFiles,
): Lesson {
  let files: LessonStep['start'] = {}
  const steps = headings.flatMap(({ id, text }, index): LessonStep[] => {
    if (!id.startsWith('lesson-')) return []
    const section = sectionOf(nodes, id)
    const blocks = code.flatMap(({ section: at, fragment, title: file, code: text }) =>
      at === index + 1 && fragment === null && file !== null ? [{ [file]: text }] : [],
    )
    const demo = blocks.length === 0 ? demoFiles(section.flatMap(demoNames)[0] ?? '') : undefined
    const last = blocks.pop() ?? demo
    if (!last) throw new Error(`The section “${text}” of ${path} has neither a file nor a demo.`)
    const start: LessonStep['start'] = demo ?? blocks.reduce((all, block) => ({ ...all, ...block }), files)
    files = { ...start, ...last }
    const file = Object.keys(last)[0] ?? ''
    return [{ id, title: text, text: section.filter(isText), file, start, solution: files }]
  })
  return { title, path, steps }
}

/** What follows the heading `id` in its section. */
function sectionOf(nodes: Body['nodes'], id: string): BodyNode[] {
  const sections = nodes.flatMap((node) => (typeof node === 'object' && 'children' in node ? [node] : []))
  const found = sections.find(
    ({ children: [first] = [] }) => isStatic(first) && first.html.includes(` id="${id}"`),
  )
  return found?.children?.slice(1) ?? []
}

const isStatic = (node: BodyNode | undefined): node is StaticElement =>
  typeof node === 'object' && 'html' in node

/** Whether it belongs to a lesson: not a picture, and not the link that leads to the playground. */
const isText = (node: BodyNode): node is StaticElement => isStatic(node) && !node.html.includes('#lesson=')

/** The name of a live demo. */
const demoNames = (node: BodyNode): string[] =>
  typeof node === 'object' && 'island' in node && typeof node.props?.name === 'string'
    ? [node.props.name]
    : []
