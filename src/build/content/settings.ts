import Module from 'node:module'
import path from 'node:path'
import { buildSync, type BuildFailure } from 'esbuild'
import redirects from '../../../content/redirects'
import sidebars from '../../../content/sidebars'
import site from '../../../content/site'
import type { RedirectConfig } from '../../model/redirect'
import type { SidebarInput } from '../../model/sidebar'
import type { SiteConfig } from '../../model/site'
import { AuthorError } from '../errors'

/** What authors decide outside of pages: one record for each of the files `content/*.ts`. */
export interface Settings {
  site: SiteConfig
  sidebars: Readonly<Record<string, readonly SidebarInput[]>>
  redirects: RedirectConfig
}

/** The settings as they were when Gatsby started. */
export const initialSettings: Settings = { site, sidebars, redirects }

const ENTRY = ['site', 'sidebars', 'redirects']
  .map((name) => `export { default as ${name} } from './content/${name}'`)
  .join('\n')

/** The files `content/*.ts` below `root` as one CommonJS module; throws an `AuthorError` when they do not parse. */
function bundled(root: string): string {
  try {
    const { outputFiles } = buildSync({
      stdin: { contents: ENTRY, resolveDir: root },
      absWorkingDir: root,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      write: false,
      logLevel: 'silent',
    })
    return outputFiles[0]?.text ?? ''
  } catch (failure) {
    const [first] = (failure as Partial<BuildFailure>).errors ?? []
    if (!first) throw failure
    const place = first.location ? `${first.location.file}:${first.location.line}` : 'content'
    throw new AuthorError(`${place} cannot be read: ${first.text}.`, first.location?.lineText.trim() ?? '')
  }
}

/**
 * Reads `content/*.ts` below `root` again, so that a change shows without a restart. Throws an `AuthorError` when a file
 * cannot be read.
 */
export function readSettings(root: string): Settings {
  const file = path.join(root, 'content/settings.cjs')
  const module = new Module(file) as Module & { _compile: (code: string, file: string) => void }
  const code = bundled(root)
  try {
    module._compile(code, file)
  } catch (error) {
    throw new AuthorError(
      `content/*.ts cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
      'Correct what was changed last.',
    )
  }
  return module.exports as Settings
}
