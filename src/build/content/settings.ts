import type { BuildFailure } from 'esbuild'
import redirects from '../../../content/redirects'
import sidebars from '../../../content/sidebars'
import site from '../../../content/site'
import type { RedirectConfig } from '../../model/redirect'
import type { SidebarInput } from '../../model/sidebar'
import type { SiteConfig } from '../../model/site'
import { AuthorError } from '../errors'
import { runModule } from '../mdx'

/** The default exports of `content/*.ts`, by file name. */
export interface Settings {
  site: SiteConfig
  sidebars: Readonly<Record<string, readonly SidebarInput[]>>
  redirects: RedirectConfig
}

/** The settings as they were when Gatsby started. */
export const initialSettings: Settings = { site, sidebars, redirects }

const SOURCE = Object.keys(initialSettings)
  .map((name) => `export { default as ${name} } from './${name}'`)
  .join('\n')

/**
 * Reads `content/*.ts` below `root` again, so that a change shows without a restart. Throws an `AuthorError` when a file
 * does not parse or run.
 */
export async function readSettings(root: string): Promise<Settings> {
  try {
    return (await runModule<Settings>(SOURCE, 'content/settings.ts', root)).exports
  } catch (error) {
    const [first] = (error as Partial<BuildFailure>).errors ?? []
    if (first) {
      const place = first.location ? `${first.location.file}:${first.location.line}` : 'content'
      throw new AuthorError(`${place} cannot be read: ${first.text}.`, first.location?.lineText.trim() ?? '')
    }
    throw new AuthorError(
      `content/*.ts cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
      'Correct what was changed last.',
    )
  }
}
