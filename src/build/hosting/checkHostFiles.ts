import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getTransformedRoutes } from '@vercel/routing-utils'
import { parseAllHeaders } from 'netlify-headers-parser'
import { parseAllRedirects } from 'netlify-redirect-parser'
import { AuthorError, checkEach } from '../errors'

/** The number of lines that are neither empty nor comments. */
const linesIn = (text: string) => text.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line)).length

/** The messages of a host's parser, and one more if it has read `count` rules from a file with another number of lines. */
const messages = (errors: readonly { message: string }[], count: number, text: string): string[] => [
  ...errors.map(({ message }) => message),
  ...(errors.length > 0 || count === linesIn(text)
    ? []
    : [`The host reads ${count} of its ${linesIn(text)} lines.`]),
]

/** For each file that has a parser, the messages about the lines that its host would skip. */
const PARSERS: Readonly<Record<string, (file: string, text: string) => string[] | Promise<string[]>>> = {
  _headers: async (file, text) => {
    const found = await parseAllHeaders({ headersFiles: [file] as never[], netlifyConfigPath: undefined })
    const headers = found.headers as unknown as { values: Readonly<Record<string, string>> }[]
    const count = headers.reduce((sum, { values }) => sum + 1 + Object.keys(values).length, 0)
    return messages(found.errors, count, text)
  },
  _redirects: async (file, text) => {
    const found = await parseAllRedirects({ redirectsFiles: [file], configRedirects: [], minimal: true })
    // The host reads a path with a space as a path and a condition.
    const whole = (found.redirects as { query: object }[]).filter(
      ({ query }) => Object.keys(query).length === 0,
    )
    return messages(found.errors as Error[], whole.length, text)
  },
  'vercel.json': (_, text) => {
    const { error } = getTransformedRoutes(JSON.parse(text) as Parameters<typeof getTransformedRoutes>[0])
    return error ? [error.message] : []
  },
}

/**
 * Reads the host files in `folder` with the parsers of Netlify and Vercel. Throws one `AuthorError` with every file that
 * they do not read as written, because hosts skip such lines without an error. No package contains the parser of nginx.
 */
export async function checkHostFiles(folder: string): Promise<void> {
  const read = Object.entries(PARSERS).map(async ([name, parse]) => {
    const file = path.join(folder, name)
    return { name, found: await parse(file, readFileSync(file, 'utf8')) }
  })
  checkEach(await Promise.all(read), ({ name, found }) => {
    if (found.length === 0) return
    throw new AuthorError(
      `The host cannot read public/${name}:\n${found.join('\n')}`,
      'Correct the redirect in content/redirects.ts, or the rule in src/build/hosting: headerRules.ts, or extra in hosts.ts.',
    )
  })
}
