import path from 'node:path'
import type { PreprocessSourceArgs } from 'gatsby'

/** Folders of page components, whose exports Gatsby also inspects. */
const PAGES = ['src/pages', 'src/templates']

/** A query, or a Gatsby component that acts as one. */
const QUERY = /\bgraphql\)?\s*`|StaticQuery|StaticImage|\bSlice\b/

/**
 * The source that Gatsby parses to find queries: an empty program for a file without any, or `undefined` for the file
 * itself. Gatsby parses every file with certain words, such as `Head` in `Heading`: a hundred files, but only thirteen
 * have queries.
 */
export function sourceWithQueries(
  file: Pick<PreprocessSourceArgs, 'filename' | 'contents'>,
  root: string,
): string | undefined {
  const { filename, contents } = file
  const mayQuery =
    PAGES.some((folder) => filename.startsWith(path.join(root, folder) + path.sep)) || QUERY.test(contents)
  return mayQuery || !/\.[cm]?[jt]sx?$/.test(filename) ? undefined : ';'
}
