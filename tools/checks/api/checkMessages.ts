import { createRequire } from 'node:module'
import path from 'node:path'
import { AuthorError } from '../../../src/build/errors'

/** Messages that the package defines and throws nowhere, each with what was found out. */
export const UNUSED_MESSAGES: Record<string, string> = {
  ERROR_MOVE_ROOT_NODE: 'a move of the root fails with ERROR_MOVE_TOP_LEVEL_NODE',
  ERROR_INFINITE_CANVAS: 'left over from an older version',
  ERROR_MISSING_PLACEHOLDER_PLACEMENT: 'left over from an older version',
}

/** How many messages there are, how many a page quotes, and how many the package does not use. */
export interface MessageReport {
  all: number
  quoted: number
  unused: number
  failures: AuthorError[]
}

/** Looks for every error message of the package (texts by constant) in the `pages`, in its own words. */
export function checkMessages(
  messages: Readonly<Record<string, string>>,
  pages: Iterable<string>,
): MessageReport {
  const all = collapseSpace([...pages].join('\n'))
  const report: MessageReport = { all: 0, quoted: 0, unused: 0, failures: [] }
  for (const [name, text] of Object.entries(messages)) {
    report.all += 1
    if (UNUSED_MESSAGES[name] !== undefined) report.unused += 1
    else if (patternOf(text).test(all)) report.quoted += 1
    else
      report.failures.push(
        new AuthorError(
          `No page quotes the message ${name}: “${collapseSpace(text)}”.`,
          'Readers search for its words: write them where its cause is explained, or say in UNUSED_MESSAGES why nobody sees it.',
        ),
      )
  }
  return report
}

/** The error messages of the package below `root` by constant; it fills in what stands between percent signs. */
export function readMessages(root: string): Record<string, string> {
  const { resolve } = createRequire(path.join(root, 'package.json'))
  const constants = createRequire(resolve('@craftjs/core'))('@craftjs/utils') as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(constants).filter(
      (entry): entry is [string, string] => entry[0].startsWith('ERROR_') && typeof entry[1] === 'string',
    ),
  )
}

/** What a page must hold: the first line of the message, with anything for what the package fills in. */
function patternOf(text: string): RegExp {
  const first = text.trim().split('\n')[0]?.trim() ?? ''
  const parts = first.split(/%\w+%/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(parts.join('[^)>\n]{1,40}'))
}

/** The text with single spaces. */
function collapseSpace(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
