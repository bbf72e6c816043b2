/** A project that the playground runs and shares: files by path, in the order of their tabs, and optionally a page. */
export interface Project {
  files: Readonly<Record<string, string>>
  /** The result of `query.serialize()` if the page was changed. Without it, the code determines the page. */
  page?: string
}

/** Limits for the content of a link, an upload or a stored draft, which may come from a stranger. */
const MAX_FILES = 100
const MAX_CHARACTERS = 2_000_000

/** A valid file path: plain characters, and an extension that the playground can load. */
const FILE = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:tsx?|jsx?|css|json)$/

export const isFileName = (name: string): boolean => name.length <= 100 && FILE.test(name)

/** Returns `value` as a project, or `null` if it is not valid. A project without files must have a page. */
export function parseProject(value: unknown): Project | null {
  if (typeof value !== 'object' || value === null) return null
  const { files = {}, page } = value as { files?: unknown; page?: unknown }
  if (typeof files !== 'object' || files === null || Array.isArray(files)) return null
  const entries = Object.entries(files as Record<string, unknown>)
  const isText = entries.every(([name, text]) => isFileName(name) && typeof text === 'string')
  if (!isText || entries.length > MAX_FILES) return null
  if (page !== undefined && typeof page !== 'string') return null
  if (entries.length === 0 && page === undefined) return null
  const texts = entries as [string, string][]
  const size = texts.reduce((sum, [, text]) => sum + text.length, page?.length ?? 0)
  if (size > MAX_CHARACTERS) return null
  return { files: Object.fromEntries(texts), ...(page !== undefined && { page }) }
}

/**
 * Renames the file `from` to `to`. Without `from`, adds an empty file; without `to`, removes the file. Throws an error for
 * the reader if the name can't be used.
 */
export function changeFile(
  files: Project['files'],
  from: string | null,
  to: string | null,
): Project['files'] {
  if (to !== null && !isFileName(to))
    throw new Error(`“${to}” is not a file name here. Write one such as Card.tsx, card.css or data.json.`)
  if (to !== null && Object.hasOwn(files, to)) throw new Error(`There is already a file ${to}.`)
  const entries = from === null ? [...Object.entries(files), ['', '']] : Object.entries(files)
  return Object.fromEntries(
    entries.flatMap(([path, text]) =>
      path !== (from ?? '') ? [[path, text]] : to === null ? [] : [[to, text]],
    ),
  ) as Project['files']
}

/** The file whose component is shown: `App.tsx`, or else the first script. */
export function entryOf(files: Project['files']): string | null {
  const scripts = Object.keys(files).filter((name) => /\.[jt]sx?$/.test(name))
  return scripts.find((name) => /^App\.[jt]sx?$/.test(name)) ?? scripts[0] ?? null
}
