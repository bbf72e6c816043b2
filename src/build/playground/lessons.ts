import type { BodyNode, CompiledBody, StaticElement, WrittenCode } from '../../model/body'
import type { Lesson, LessonStep } from '../../model/lesson'
import { AuthorError } from '../errors'

/** The sources of lessons, by id. Anchors of steps start with `lesson-`; other sections have challenges. */
export const LESSONS = {
  basic: 'content/docs/guides/basic-tutorial.mdx',
  nodes: 'content/docs/concepts/nodes.mdx',
  dragging: 'content/docs/concepts/dragging-and-selecting.mdx',
  components: 'content/docs/concepts/user-components.mdx',
  editor: 'content/docs/concepts/editor-components.mdx',
  serializing: 'content/docs/concepts/serializing.mdx',
  undo: 'content/docs/concepts/undo-and-redo.mdx',
  untrusted: 'content/docs/concepts/untrusted-pages.mdx',
} as const

type Body = Pick<CompiledBody, 'nodes' | 'headings' | 'code'>
type Files = LessonStep['start']

/** The files of a live demo, by its name. */
type DemoFiles = (name: string) => Files | undefined

/** Anchor of the section that the last step links to. */
const END = 'ways-on'

/**
 * Reads a lesson from the sections of a doc. A step starts with all code blocks of its section except the last, which
 * is the solution. If the section has a live demo, the step starts and ends with the demo. Exercises start with the
 * code at the end of the section.
 *
 * Throws an `AuthorError` if a section has neither code nor a demo, or if an answer does not fit its file.
 */
export function lessonOf(
  { nodes, headings, code }: Body,
  title: string,
  path: string,
  demoFiles: DemoFiles,
): Lesson {
  let files: Files = {}
  let count = 0
  const steps = headings.flatMap(({ id, text }, index): LessonStep[] => {
    const isStep = id.startsWith('lesson-')
    const section = sectionOf(nodes, id)
    const tasks = section.filter(isExercise)
    if (!isStep && tasks.length === 0) return []
    const own = code.filter((block) => block.section === index + 1)
    const blocks = own.flatMap(({ fragment, summary, title: name, code: lines }) =>
      fragment === null && summary === undefined && name !== null ? [{ [name]: lines }] : [],
    )
    const demo = demoFiles(section.flatMap(demoNames)[0] ?? '')
    const last = demo ?? blocks.pop()
    if (!last)
      throw new AuthorError(
        `The section “${text}” of ${path} has neither a file nor a demo.`,
        'This section is a step of a lesson: show a code block with a title or a demo in it, or change its id.',
      )
    const start: Files = demo ?? blocks.reduce((all, block) => ({ ...all, ...block }), files)
    files = { ...start, ...last }
    const file = Object.keys(last)[0] ?? ''
    const step = { anchor: id, start, solution: files, file }
    const lesson = {
      ...step,
      id,
      number: `${isStep ? ++count : ''}`,
      title: text,
      text: section.filter(isText),
    }
    const exercises = tasks.map((task, at): LessonStep => {
      const [, name = ''] = SUMMARY.exec(task.html) ?? []
      const changes = own.filter(({ summary, change }) => summary === name && change)
      return {
        ...{ ...step, id: `${id}-${at + 1}`, title: name, start: files },
        number: isStep ? `${count}.${at + 1}` : `${++count}`,
        text: [{ ...task, html: task.html.replace(SUMMARY, '<summary>Answer</summary>') }],
        file: changes[0]?.title ?? file,
        solution: changes.reduce(changed, files),
      }
    })
    return [...(isStep ? [lesson] : []), ...exercises]
  })
  return { title, path, end: headings.some(({ id }) => id === END) ? END : null, steps }
}

/** Applies the change of a fragment to the file that it names. Ignores indentation. */
function changed(files: Files, { title, change: [before, after] = [[], []] }: WrittenCode): Files {
  const lines = files[title ?? '']?.split('\n') ?? []
  const places = lines.flatMap((_, at) =>
    before.every((line, index) => lines[at + index]?.trim() === line.trim()) ? [at] : [],
  )
  if (places.length !== 1)
    throw new AuthorError(
      `${title} has ${places.length} places that match “${before.join('\n')}”, instead of one.`,
      'Correct the fragment in the answer of the exercise, or show more lines around the change.',
    )
  const [at = 0] = places
  const indent = /^ */.exec(lines[at] ?? '')?.[0] ?? ''
  lines.splice(at, before.length, ...after.map((line) => indent + line))
  return { ...files, [title ?? '']: lines.join('\n') }
}

const isHeading = (node: BodyNode) => isStatic(node) && node.attrs?.className === 'heading'

/** The content between the heading `id` and the next heading. */
function sectionOf(nodes: Body['nodes'], id: string): BodyNode[] {
  const all = nodes.flatMap((node) =>
    typeof node === 'object' && 'children' in node ? (node.children ?? []) : [],
  )
  const start = all.findIndex(
    (node) => isHeading(node) && isStatic(node) && node.html.includes(` id="${id}"`),
  )
  const end = all.findIndex((node, at) => at > start && isHeading(node))
  return start < 0 ? [] : all.slice(start + 1, end < 0 ? undefined : end)
}

const isStatic = (node: BodyNode | undefined): node is StaticElement =>
  typeof node === 'object' && 'html' in node

/** The task of an exercise. The rest of its `<details>` is the answer. */
const SUMMARY = /^<summary>((?:Exercise|Challenge): .*?)<\/summary>/

const isExercise = (node: BodyNode): node is StaticElement =>
  isStatic(node) && node.tag === 'details' && SUMMARY.test(node.html)

/** Whether a node is text of a lesson, rather than a picture, an exercise, the link to the playground, or a step bar. */
const isText = (node: BodyNode): node is StaticElement =>
  isStatic(node) &&
  node.attrs?.className !== 'step-bar' &&
  !node.html.includes('#lesson=') &&
  !isExercise(node)

/** The name of a live demo, if the node is one. */
const demoNames = (node: BodyNode): string[] =>
  typeof node === 'object' && 'island' in node && typeof node.props?.name === 'string'
    ? [node.props.name]
    : []
