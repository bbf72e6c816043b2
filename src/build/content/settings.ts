import { createRequire } from 'node:module'
import path from 'node:path'
import type { BuildFailure } from 'esbuild'
import { z } from 'zod'
import type { RedirectConfig } from '../../model/url'
import type { SidebarInput } from '../../model/sidebar'
import type { SiteConfig } from '../../model/site'
import { AuthorError, type ErrorCollector } from '../errors'
import { throwSite, runModule } from '../mdx'
import { checkSchema } from './checkSchema'
import { siteSchema } from './site/siteConfig'

/** The default exports of `content/*.ts`, by file name. */
export interface Settings {
  site: SiteConfig
  sidebars: Readonly<Record<string, readonly SidebarInput[]>>
  redirects: RedirectConfig
  /** Words by the page or section that they find. */
  searchWords: Readonly<Record<string, string>>
}

/** Empty settings, used before the files are read and in place of a file with a mistake. */
export const noSettings: Settings = {
  site: {} as SiteConfig,
  sidebars: {},
  redirects: { moved: [] },
  searchWords: {},
}

/** Sample contents of each file, for messages. */
const EXAMPLES: Readonly<Record<keyof Settings, string>> = {
  site: "export default { title: 'craft.js', … } satisfies SiteConfig",
  sidebars: "export default { docs: ['overview', { label: 'Guides', items: ['guides/resizing'] }] }",
  redirects: "export default { moved: [{ from: '/docs/old', to: '/docs/new' }] }",
  searchWords: "export default { '/docs/overview#starters': 'template boilerplate' }",
}

const SCHEMAS: Readonly<Record<keyof Settings, z.ZodType>> = {
  site: siteSchema,
  sidebars: z.record(z.string(), z.array(z.unknown()).min(1, 'must list at least one doc id')),
  redirects: z.strictObject({ moved: z.array(z.strictObject({ from: z.string(), to: z.string() })) }),
  searchWords: z.record(z.string(), z.string()),
}

/**
 * Reads and checks `content/*.ts` below `root`. For a file with a mistake, which is collected in `errors`, the settings are
 * empty and `isValid` returns false.
 */
export async function readSettings(root: string, errors: ErrorCollector) {
  const settings = { ...noSettings }
  const valid = new Set<keyof Settings>()
  for (const name of ['site', 'sidebars', 'redirects', 'searchWords'] as const) {
    await errors.try(async () => {
      const value = await readFile(name, root)
      checkSchema(SCHEMAS[name], value, { file: `content/${name}.ts`, root })
      Object.assign(settings, { [name]: value })
      valid.add(name)
    })
  }
  return { settings, isValid: (name: keyof Settings) => valid.has(name) }
}

/** The default export of `content/<name>.ts`. Throws an `AuthorError` if the file does not parse, run or export one. */
async function readFile(name: keyof Settings, root: string): Promise<unknown> {
  const file = `content/${name}.ts`
  const noExport = new AuthorError(
    `${file} has no default export, or an empty one.`,
    `Write it like this: ${EXAMPLES[name]}`,
  )
  try {
    const source = `export { default as value } from './${name}'`
    const { exports } = await runModule<{ value: unknown }>(source, 'content/settings.ts', root)
    // An empty file counts as CommonJS, which exports an empty object.
    if (JSON.stringify(exports.value) === '{}') throw noExport
    return exports.value
  } catch (error) {
    if (error === noExport) throw error
    const [first] = (error as Partial<BuildFailure>).errors ?? []
    if (first?.location?.file === '<stdin>') throw noExport
    if (first) {
      const place = first.location ? `${first.location.file}:${first.location.line}` : file
      const line = first.location?.lineText.trim()
      throw new AuthorError(
        `${place} cannot be read: ${first.text}.`,
        line ? `The line is: ${line}` : 'Close the brace, bracket or quote that is still open.',
      )
    }
    const reason = error instanceof Error ? error.message : String(error)
    throw new AuthorError(
      `${throwSite(error) ?? file} cannot be read: ${reason.replace(/\.$/, '')}.`,
      'Correct this expression. It can use only names that the file declares or imports.',
    )
  }
}

/**
 * Reads the site configuration below `root`, unchecked, for src/build/config.ts. If it has a mistake, returns an empty site.
 * `readSettings` reports the mistake, but Gatsby does not wait for a configuration, so this function must be synchronous.
 */
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
