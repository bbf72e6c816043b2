import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { sampleId, sampleLink } from '../../../model/sampleLink'
import { isUncompiled } from '../code/compilationUnits'
import { codeFigure, type Fence } from '../code/figure'
import { highlighterFor } from '../code/highlight'
import { languageOf, LANGUAGES } from '../code/languages'
import { parseCodeMeta } from '../code/meta'
import { factsOf } from '../facts'
import { authorErrorAt, errorsOf, lineOf, pathOf, reportAt, suggest } from '../authorErrors'
import { childrenOf, type HastNode, isElement, rewrite, textOf, walk } from '../hast'

/** Maximum length of a block, in characters. Highlighting a longer one takes seconds. */
const MAX_LENGTH = 100_000

/** Turns fences into figures with highlighted code and buttons. */
export function codeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const fences = new Map<Element, Fence>()
    const summaries = new Map<HastNode, string>()
    let section = 0
    walk(tree, (node) => {
      if (isElement(node, 'h2', 'h3', 'h4', 'h5', 'h6')) section += 1
      if (isElement(node, 'details')) {
        const [summary = node] = childrenOf(node)
        walk(node, (inner) => void summaries.set(inner, textOf(summary)))
      }
      if (!isElement(node, 'pre')) return
      const fence = errorsOf(file).try(() => parseFence(node, file, section, summaries.get(node)))
      if (fence) fences.set(node, fence)
    })
    if (fences.size === 0) return
    const languages = new Set([...fences.values()].map(({ language }) => language))
    const highlight = await highlighterFor(languages)
    const label = uniqueLabels()
    let index = 0
    rewrite(tree, (node) => {
      const fence = isElement(node, 'pre') ? fences.get(node) : undefined
      if (fence === undefined) return node
      const lines = highlight(fence.code, fence.language)
      const name = label(`Code: ${fence.meta.title ?? fence.language}`)
      const link = fence.meta.run ? playgroundLink(file, index) : null
      index += 1
      return codeFigure(fence, lines, name, link)
    })
  }
}

/** The address that opens code block number `index` in the playground; `null` if the file is not in `content`. */
function playgroundLink(file: VFile, index: number): string | null {
  const path = pathOf(file)
  return path.startsWith('content/') ? sampleLink(sampleId(path, index)) : null
}

/**
 * Parses the language and options of a `<pre>`. Reports unknown ones; throws for code that is too long to highlight.
 * `summary` belongs to the `<details>` around it.
 */
function parseFence(pre: Element, file: VFile, section: number, summary?: string): Fence {
  const inner = childrenOf(pre).find((child): child is Element => isElement(child, 'code')) ?? pre
  const [className] = [inner.properties?.className ?? []].flat()
  const named = /^language-(.*)$/s.exec(String(className ?? ''))?.[1] ?? 'text'
  const language = languageOf(named) ?? 'text'
  if (languageOf(named) === null) {
    const hint = `${suggest(named, [...LANGUAGES, 'npm'], 99)} For other languages, write \`text\`.`
    reportAt(file, pre, `the language “${named.slice(0, 40)}” is not supported.`, hint)
  }
  const text = textOf(inner).replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  if (text.length > MAX_LENGTH) {
    const problem = `this code block has ${text.length} characters, but the limit is ${MAX_LENGTH}.`
    throw authorErrorAt(file, pre, problem, 'Show only part of it, or link to the file.')
  }
  const rawMeta = inner.data?.meta
  const source = typeof rawMeta === 'string' ? rawMeta : ''
  const meta = parseCodeMeta(source, text.split('\n').length, (problem, hint) =>
    reportAt(file, pre, `the first line of this code block is wrong: ${problem}.`, hint),
  )
  for (const mark of new Set([...text.matchAll(MARK)].map(([, found]) => found)))
    reportAt(file, pre, `readers would see the comment “${mark}” in this code block.`, NUMBERS)
  const [prompt] = (SHELLS.has(language) && PROMPT.exec(text)) || []
  if (prompt !== undefined)
    reportAt(file, pre, `readers would copy the prompt “${prompt.trim()}” with the command.`, NO_PROMPT)
  const { title, fragment, run, wrapper } = meta
  const code = withoutLines(text, meta.del)
  // The unmarked lines show where in its file a fragment belongs.
  const without = (marked: ReadonlySet<number>) => text.split('\n').filter((_, at) => !marked.has(at + 1))
  factsOf(file).code.push({
    ...{ language, code, title, fragment, run, section, line: lineOf(file, pre) + 1 },
    ...(wrapper !== null && { wrapper }),
    ...(summary !== undefined && { summary }),
    ...(fragment !== null && title !== null && { change: [without(meta.ins), without(meta.del)] }),
  })
  return { language, code: text, meta, isUncompiled: isUncompiled({ language, fragment }) }
}

/** A comment that marks, hides or checks lines in other site generators. */
const MARK =
  /(?:\/\/|\/\*|#|--|<!--)\s*((?:highlight|focus|error|success|warning|hide)-(?:next-line|line|start|end)\b|\[!(?:code|mark)\b[^\]\n]*\]|---cut[\w-]*---|@(?:errors|noErrors)\b)/g

const NUMBERS = 'Remove it, and write line numbers after the language: ```tsx {1,3-5} ins={2} del={3}'

const SHELLS: ReadonlySet<string> = new Set(['bash', 'sh'])

/** The prompt that shells print before a command. `#` is left out: it also begins a comment. */
const PROMPT = /^[ \t]*(?:[$%❯]|PS [^>\n]*>|[A-Z]:\\[^>\n]*>|[\w-]+@[\w.-]+[^$#\n]*[$#])[ \t]+(?=\S)/m

const NO_PROMPT = 'Write only the commands. Put their output in another block that begins with ```text.'

/** Empties deleted lines, so that the others keep their numbers. */
function withoutLines(code: string, deleted: ReadonlySet<number>): string {
  if (deleted.size === 0) return code
  return code
    .split('\n')
    .map((line, index) => (deleted.has(index + 1) ? '' : line))
    .join('\n')
}

/** Makes labels unique: a second “Code: tsx” becomes “Code: tsx, 2”. */
export function uniqueLabels(): (name: string) => string {
  const counts = new Map<string, number>()
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}, ${count}`
  }
}
