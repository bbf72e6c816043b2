import { type Document, isAlias, isMap, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import { z } from 'zod'
import { AuthorError, errorCollector, nearestNames } from '../../errors'
import { valueAt } from '../checkSchema'

/** The file of a page, split into front matter and body. */
export interface SplitFile<FrontMatter> {
  frontMatter: FrontMatter
  body: string
  /** Number of lines before `body`. */
  lineOffset: number
}

/** Messages about a value of the wrong type, by the type that zod expects. */
const EXPECTED: Readonly<Record<string, string>> = {
  boolean: 'must be true or false, without quotes',
  array: 'must be a list: write [one, two]',
  object: 'must be fields with values, such as `title: …`',
}

/**
 * The message about a value. If YAML parsed unquoted text as a different type, the message explains it. `written` is
 * the text of a number, such as `0.10` or `012`.
 */
function messageOf(issue: z.core.$ZodIssue, value: unknown, written?: string): string {
  if (value === undefined) return 'is missing.'
  const shown = typeof value === 'number' && written !== undefined ? written : JSON.stringify(value)
  if (value === null) return 'has no value: write one, or remove the field.'
  if (issue.code !== 'invalid_type') return `${shown} ${issue.message}.`
  if (issue.expected === 'string') return `${shown} is not text in YAML: put quotes around it.`
  return `${shown} ${EXPECTED[issue.expected] ?? issue.message}.`
}

/** The fields that `issue` is about, each with a message. */
function fieldIssues(issue: z.core.$ZodIssue, yaml: Document, known: readonly string[]): [string, string][] {
  if (issue.code !== 'unrecognized_keys') {
    const node = yaml.getIn(issue.path, true)
    const written = isScalar(node) ? node.source : undefined
    return [[String(issue.path[0] ?? ''), messageOf(issue, valueAt(yaml.toJS(), issue.path), written)]]
  }
  return issue.keys.map((key) => {
    const names = nearestNames(key, known, 3).join(', ')
    return [
      key,
      `is not a field of the front matter: remove it, or write one of the closest fields: ${names}.`,
    ]
  })
}

const FENCE = /^---[ \t]*\r?\n((?:[\s\S]*?\r?\n)??)---[ \t]*(?:\r?\n|$)/

/** Splits a file at the lines around its front matter; `null` if it has none. Throws if it is never closed. */
function splitFrontMatter(
  file: string,
  text: string,
): { yaml: string; body: string; lineOffset: number } | null {
  const source = text.replace(/^\uFEFF/, '')
  const match = FENCE.exec(source)
  if (match) {
    const lineOffset = match[0].split('\n').length - 1
    return { yaml: match[1] ?? '', body: source.slice(match[0].length), lineOffset }
  }
  if (!/^---[ \t]*\r?\n/.test(source)) return null
  throw new AuthorError(`${file}:1: the front matter is never closed.`, 'Write --- on its own line below it.')
}

/** Describes the part of a value that YAML reads as syntax and silently drops; `null` if it reads all of it as text. */
function misreadSyntax(node: Node, after: string): string | null {
  if (isAlias(node)) return `that begins with "*${node.source}", which YAML reads as an alias`
  const { anchor, tag } = node as { anchor?: string; tag?: string }
  if (anchor !== undefined) return `that begins with "&${anchor}", which YAML reads as an anchor`
  if (tag !== undefined) return `that begins with "${tag}", which YAML reads as a tag`
  const [comment] = /^[ \t]+#.*/.exec(after) ?? []
  const isPlainText = isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string'
  return comment !== undefined && isPlainText ? `with “${comment}”, which YAML reads as a comment` : null
}

/** The hint for YAML that does not parse. */
function yamlHint(message: string): string {
  if (message.includes('Tabs')) return 'Indent with spaces.'
  if (message.includes('cannot start with')) return 'Put quotes around the value.'
  return 'Put quotes around a value that contains a colon, and a space after the colon of each field.'
}

/**
 * Splits the file of a page into validated front matter and body.
 *
 * `file` is the path from the repository's root, for messages. Throws an `AuthorError` that names file, line and field if
 * the YAML does not parse or does not match `schema`.
 */
export function readFrontMatter<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): SplitFile<z.output<Schema>> {
  const split = splitFrontMatter(file, text)
  if (!split)
    throw new AuthorError(
      `${file} has no front matter.`,
      'Begin the file with:\n---\ntitle: …\ndescription: …\n---',
    )
  const lines = new LineCounter()
  const yaml = parseDocument(split.yaml, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + 1
  const problem = (offset: number, what: string, hint: string) =>
    new AuthorError(`${file}:${lineAt(offset)}: the front matter ${what}.`, hint)
  // Checked first, because *Bold* is never meant as an alias. With text after it, it would be reported as a syntax error.
  const misread = errorCollector()
  visit(yaml, {
    Node(_, node) {
      const [at = 0, end = 0] = node.range ?? []
      const found = misreadSyntax(node, split.yaml.slice(end))
      if (found !== null) misread.add(problem(at, `has a value ${found}`, 'Put quotes around the value.'))
    },
  })
  misread.raise()
  const [syntaxError] = yaml.errors
  if (syntaxError?.code === 'DUPLICATE_KEY') {
    const [, key = ''] = /^[ \t]*([^:\n]*)/.exec(split.yaml.slice(syntaxError.pos[0])) ?? []
    throw problem(syntaxError.pos[0], `has the field "${key}" twice`, 'Keep one of the two.')
  }
  if (syntaxError) {
    const message = syntaxError.message.replace(/\.$/, '')
    throw problem(syntaxError.pos[0], `is not valid YAML: ${message}`, yamlHint(message))
  }
  const lineOf = (field: string): number => {
    const pair = isMap(yaml.contents)
      ? yaml.contents.items.find((item) => isScalar(item.key) && item.key.value === field)
      : undefined
    return pair && isScalar(pair.key) && pair.key.range ? lineAt(pair.key.range[0]) : 1
  }
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  const input = (yaml.toJS() as unknown) ?? {}
  const parsed = schema.safeParse(input)
  if (parsed.success) return { frontMatter: parsed.data, body: split.body, lineOffset: split.lineOffset }
  const issues = parsed.error.issues
    .flatMap((issue) => fieldIssues(issue, yaml, known))
    .map(([field, message]) => `- line ${lineOf(field)}, ${field === '' ? '' : `${field}: `}${message}`)
  throw new AuthorError(`${file} has invalid front matter.`, issues.join('\n'), [], issues.length)
}
