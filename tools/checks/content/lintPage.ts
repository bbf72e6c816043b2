import type { Root } from 'mdast'
import headingStyle from 'remark-lint-heading-style'
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions'
import noUndefinedReferences from 'remark-lint-no-undefined-references'
import noUnusedDefinitions from 'remark-lint-no-unused-definitions'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { parse } from 'yaml'
import { AuthorError } from '../../../src/build/errors'
import { authorErrorAtPoint } from '../../../src/build/mdx'
import { parseMdx, plainText, withoutFrontMatter } from '../markdown'
import { strayMarks } from './strayMarks'
import { wording } from './wording'

/** Rules for text that reads badly. Mistakes that would publish a broken page stop the build instead. */
const rules = unified()
  .use(headingStyle, 'atx')
  // Allows the ids of headings: `[#id]`.
  .use(noUndefinedReferences, { allow: [/^#/] })
  .use(noUnusedDefinitions)
  .use(noDuplicateDefinitions)
  .use(strayMarks)
  .use(wording)
  .freeze()

/** For each rule of remark-lint, the message about the `quoted` text, and the hint. */
const MESSAGES: Record<string, [problem: (quoted: string) => string, hint: string]> = {
  'heading-style': [
    (quoted) =>
      quoted.startsWith('#')
        ? 'this heading has marks at its end, which readers do not see'
        : 'the line below makes this text a heading',
    'Write `## …` for a heading, without marks at its end. For a rule, put an empty line above the dashes.',
  ],
  'no-undefined-references': [
    (quoted) => `“${quoted}” is not a link or a footnote, because nothing defines it`,
    'Write `[text](address)` without spaces, or `[^1]: …` for a footnote. Put a backslash before a bracket that readers should see.',
  ],
  'no-unused-definitions': [
    (quoted) => `nothing refers to “${quoted}”`,
    'Refer to it with `[^name]` or `[text][name]`, or remove it.',
  ],
  'no-duplicate-definitions': [
    (quoted) => `“${quoted}” has the name of another definition`,
    'Give it a unique name.',
  ],
}

/** Minimum characters of a description. Search engines replace shorter ones with an excerpt of the page. */
const MIN_DESCRIPTION = 50

/**
 * Finds what reads badly in the MDX file at `path`, relative to the repository's root, in the order of its lines. A file
 * that does not parse has no findings here: it stops the build.
 */
export function lintPage(path: string, text: string): AuthorError[] {
  const [, frontMatter = ''] = /^---\n([\s\S]*?)\n---\n/.exec(plainText(text)) ?? []
  const file = new VFile({ value: withoutFrontMatter(text), path })
  let tree: Root
  try {
    tree = parseMdx(text)
  } catch {
    return []
  }
  rules.runSync(tree, file)
  const issues = file.messages
    .map((message) => ({ message, line: message.line ?? 1, column: message.column ?? 1 }))
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(({ message: { ruleId, reason, note, position }, ...point }) => {
      const quoted = String(file).slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
      const [problem, hint] = MESSAGES[ruleId ?? ''] ?? [() => reason, note ?? '']
      return authorErrorAtPoint(file, point, `${problem(quoted.slice(0, 60))}.`, hint)
    })
  return [...descriptionIssues(path, frontMatter), ...issues]
}

function descriptionIssues(path: string, frontMatter: string): AuthorError[] {
  const { description } = (parse(frontMatter) ?? {}) as { description?: unknown }
  if (typeof description !== 'string' || description.length >= MIN_DESCRIPTION) return []
  const line = 2 + frontMatter.split('\n').findIndex((quoted) => quoted.startsWith('description:'))
  const problem = `must have at least ${MIN_DESCRIPTION} characters, because search engines and link previews show it`
  return [new AuthorError(`${path}:${line}: the description ${problem}.`, 'Say more about the page.')]
}
