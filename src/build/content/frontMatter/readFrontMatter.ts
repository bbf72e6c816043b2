import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { AuthorError, nearestNames } from '../../errors'

/** An MDX file, split. */
interface SplitFile<FrontMatter> {
  frontMatter: FrontMatter
  body: string
  /** Number of lines before `body`. */
  lineOffset: number
}

/** How to write a value, by its type in zod. */
const EXPECTED: Readonly<Record<string, string>> = {
  boolean: 'must be true or false, without quotes',
  array: 'must be a list: write [one, two]',
  object: 'must be fields with values, such as `title: …`',
}

/** The message about a value. Text without quotes that YAML reads as another type is explained. */
function messageOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'is missing.'
  const shown = JSON.stringify(value)
  if (issue.code !== 'invalid_type') return `${shown} ${issue.message}.`
  if (issue.expected === 'string') return `${shown} is no text to YAML: put quotes around it.`
  return `${shown} ${EXPECTED[issue.expected] ?? issue.message}.`
}

/** The fields that `issue` is about, each with a message. */
function fieldIssues(issue: z.core.$ZodIssue, input: unknown, known: readonly string[]): [string, string][] {
  if (issue.code !== 'unrecognized_keys') {
    return [[String(issue.path[0] ?? ''), messageOf(issue, valueAt(input, issue.path))]]
  }
  return issue.keys.map((key) => {
    const names = nearestNames(key, known, 3).join(', ')
    return [key, `is no field of the front matter. The nearest are: ${names}.`]
  })
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], input)

const FENCE = /^---[ \t]*\r?\n((?:[\s\S]*?\r?\n)??)---[ \t]*(?:\r?\n|$)/

/**
 * Splits an MDX file into strict front matter and body.
 *
 * `file` is the path from the repository's root, for messages. Throws an `AuthorError` that names file, line and
 * field when the YAML does not parse or does not fit `schema`.
 */
export function readFrontMatter<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): SplitFile<z.output<Schema>> {
  const source = text.replace(/^\uFEFF/, '')
  const match = FENCE.exec(source)
  if (!match) {
    if (/^---[ \t]*\r?\n/.test(source)) {
      throw new AuthorError(
        `${file}:1 The front matter is never closed.`,
        'Write --- on a line of its own below it.',
      )
    }
    throw new AuthorError(
      `${file} has no front matter.`,
      'Begin the file with:\n---\ntitle: …\ndescription: …\n---',
    )
  }
  const lines = new LineCounter()
  const yaml = parseDocument(match[1] ?? '', { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + 1
  const [syntaxError] = yaml.errors
  if (syntaxError?.code === 'DUPLICATE_KEY') {
    const [, key = ''] = /^[ \t]*([^:\n]*)/.exec((match[1] ?? '').slice(syntaxError.pos[0])) ?? []
    throw new AuthorError(
      `${file}:${lineAt(syntaxError.pos[0])} The front matter has the field "${key}" twice.`,
      'Keep one of the two.',
    )
  }
  if (syntaxError) {
    throw new AuthorError(
      `${file}:${lineAt(syntaxError.pos[0])} The front matter is not valid YAML: ${syntaxError.message}.`,
      'Put quotes around a value that holds a colon, and one space after every colon of yours.',
    )
  }
  const parsed = schema.safeParse(yaml.toJS() ?? {})
  if (parsed.success) {
    return {
      frontMatter: parsed.data,
      body: source.slice(match[0].length),
      lineOffset: match[0].split('\n').length - 1,
    }
  }
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  const messages = parsed.error.issues.flatMap((issue) => fieldIssues(issue, yaml.toJS(), known))
  const issues = messages.map(([field, message]) => {
    const pair = isMap(yaml.contents)
      ? yaml.contents.items.find((item) => isScalar(item.key) && item.key.value === field)
      : undefined
    const at = pair && isScalar(pair.key) && pair.key.range ? lineAt(pair.key.range[0]) : 1
    return `- line ${at}, ${field === '' ? '' : `${field}: `}${message}`
  })
  throw new AuthorError(`${file} has front matter that does not fit.`, issues.join('\n'))
}
