import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { BuildFailure } from 'esbuild'
import type { RedirectConfig } from '../../model/url'
import type { SidebarInput } from '../../model/sidebar'
import type { SiteConfig } from '../../model/site'
import { AuthorError, authorErrorsOf, locationOfPath } from '../errors'
import { placeOf, runModule } from '../mdx'
import { checkSiteConfig } from './site/siteConfig'

/** The default exports of `content/*.ts`, by file name. */
export interface Settings {
  site: SiteConfig
  sidebars: Readonly<Record<string, readonly SidebarInput[]>>
  redirects: RedirectConfig
}

/** What stands in for the settings before they are read, and for a file with a mistake. */
export const noSettings: Settings = {
  site: {} as SiteConfig,
  sidebars: {},
  redirects: { moved: [] },
}

/** How each file is written, for messages. */
const EXAMPLES: Readonly<Record<keyof Settings, string>> = {
  site: "export default { title: 'craft.js', … } satisfies SiteConfig",
  sidebars: "export default { docs: ['overview', { label: 'Guides', items: ['guides/resizing'] }] }",
  redirects: "export default { moved: [{ from: '/docs/old', to: '/docs/new' }] }",
}

/** The settings below a root, and the mistakes in them; a file with a mistake is replaced by an empty one. */
interface ReadSettings {
  settings: Settings
  errors: AuthorError[]
  /** Whether nothing is wrong in this file. */
  isValid: (name: keyof Settings) => boolean
}

/** Reads and checks `content/*.ts` below `root`. */
export async function readSettings(root: string): Promise<ReadSettings> {
  const settings = { ...noSettings }
  const errors: AuthorError[] = []
  const valid = new Set<keyof Settings>()
  for (const name of ['site', 'sidebars', 'redirects'] as const) {
    const found = await authorErrorsOf(async () => {
      const value = await readFile(name, root)
      CHECKS[name](value, root)
      Object.assign(settings, { [name]: value })
    })
    errors.push(...found)
    if (found.length === 0) valid.add(name)
  }
  return { settings, errors, isValid: (name) => valid.has(name) }
}

/** The default export of `content/<name>.ts`. Throws an `AuthorError` when the file does not parse, run or export one. */
async function readFile(name: keyof Settings, root: string): Promise<unknown> {
  const file = `content/${name}.ts`
  // An empty file would be taken for one in CommonJS, which exports an empty object.
  if (/\bdefault\b/.exec(textOf(file, root)) === null) throw noExport(name)
  try {
    const source = `export { default as value } from './${name}'`
    return (await runModule<{ value: unknown }>(source, 'content/settings.ts', root)).exports.value
  } catch (error) {
    const [first] = (error as Partial<BuildFailure>).errors ?? []
    if (first && /No matching export/.test(first.text)) {
      throw noExport(name)
    }
    if (first) {
      const place = first.location ? `${first.location.file}:${first.location.line}` : file
      const line = first.location?.lineText.trim()
      throw new AuthorError(
        `${place} cannot be read: ${first.text}.`,
        line ? `It says: ${line}` : 'Close what is open: a brace, a bracket or a quote.',
      )
    }
    const reason = error instanceof Error ? error.message : String(error)
    throw new AuthorError(
      `${placeOf(error) ?? file} cannot be read: ${reason.replace(/\.$/, '')}.`,
      'Correct this expression. Only what the file declares or imports exists in it.',
    )
  }
}

const noExport = (name: keyof Settings): AuthorError =>
  new AuthorError(`content/${name}.ts has no default export.`, `Write it like: ${EXAMPLES[name]}`)

/** The text of a file without comments; empty when it does not exist. */
function textOf(file: string, root: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*/gm, '')
  } catch {
    return ''
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as it is shown in messages. */
const shown = (value: unknown): string =>
  value === undefined ? 'undefined' : (JSON.stringify(value) ?? typeof value).slice(0, 80)

function wrongType(
  name: keyof Settings,
  keys: readonly PropertyKey[],
  value: unknown,
  root: string,
): AuthorError {
  const what = keys.length === 0 ? 'its default export' : `"${keys.join('.')}"`
  return new AuthorError(
    `${locationOfPath(`content/${name}.ts`, keys, root)}: ${what} is ${shown(value)}.`,
    `Write it like: ${EXAMPLES[name]}`,
  )
}

/** Throws an `AuthorError` for a default export that is not of the type of its file. */
const CHECKS: Readonly<Record<keyof Settings, (value: unknown, root: string) => void>> = {
  site(value, root) {
    if (!isRecord(value)) throw wrongType('site', [], value, root)
    checkSiteConfig(value, root)
  },
  sidebars(value, root) {
    if (!isRecord(value) || Object.keys(value).length === 0) throw wrongType('sidebars', [], value, root)
    for (const [key, items] of Object.entries(value)) {
      if (!Array.isArray(items) || items.length === 0) throw wrongType('sidebars', [key], items, root)
    }
  },
  redirects(value, root) {
    if (!isRecord(value)) throw wrongType('redirects', [], value, root)
    const isRedirect = (item: unknown) =>
      isRecord(item) && typeof item.from === 'string' && typeof item.to === 'string'
    const { moved } = value
    if (!Array.isArray(moved)) throw wrongType('redirects', ['moved'], moved, root)
    const wrong = moved.findIndex((item) => !isRedirect(item))
    if (wrong !== -1) throw wrongType('redirects', ['moved', wrong], moved[wrong], root)
  },
}

/** The site configuration below `root` before anything is checked, for gatsby-config.ts; that of an empty site for a mistake. */
export function siteBeforeChecks(root: string): Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'baseUrl'> {
  const empty = { title: 'untitled', tagline: '', url: 'https://site.invalid', baseUrl: '/' }
  try {
    const file = path.join(root, 'content/site.ts')
    const { default: site } = createRequire(file)(file) as { default?: Partial<SiteConfig> }
    const fields = Object.entries({ ...empty, ...site }).filter(([, value]) => typeof value === 'string')
    return { ...empty, ...Object.fromEntries(fields) }
  } catch {
    return empty
  }
}
