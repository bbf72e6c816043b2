import { existsSync } from 'node:fs'
import type { WrittenCode } from '../../../src/model/body'
import type { SampleIssue } from './compileUnits'

const FIELD = /^[\w-]+: \S.*$/

/** Checks by language. Other languages are not checked. */
const PARSERS: Partial<Record<string, (sample: WrittenCode) => SampleIssue[]>> = {
  json: ({ code }) => jsonIssues(code),
  http: ({ code }) =>
    code
      .split('\n')
      .flatMap((line, index) =>
        FIELD.test(line) ? [] : [{ line: index + 1, message: 'It must be a header, “Name: value”.' }],
      ),
  sql: ({ title }) =>
    title !== null && existsSync(`content/snippets/${title.replace('.sql', 'Sql.site.test.ts')}`)
      ? []
      : [
          {
            line: 1,
            message: 'It must be a file of content/snippets with a test, like saving/storePage.sql.',
          },
        ],
}

/** Returns the issues in a block of JSON, HTTP headers or SQL. */
export function parseOther(sample: WrittenCode): SampleIssue[] {
  return PARSERS[sample.language]?.(sample) ?? []
}

function jsonIssues(code: string): SampleIssue[] {
  try {
    JSON.parse(code)
    return []
  } catch (error) {
    const message = String(error)
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? 0)
    return [{ line: code.slice(0, at).split('\n').length, message }]
  }
}
