import path from 'node:path'
import type { PreprocessSourceArgs } from 'gatsby'

/** Where the components of pages are: Gatsby also looks at what they export. */
const PAGES = ['src/pages', 'src/templates']

/** A query, or one of Gatsby's components that stand for one. */
const ASKS = /\bgraphql\)?\s*`|StaticQuery|StaticImage|\bSlice\b/

/**
 * What Gatsby parses to find the queries of a file: an empty program for one that has none, and `undefined` for the file
 * itself. Gatsby parses every file that has one of a few words in it, such as `Head` in `Heading`: a hundred of ours, for
 * thirteen with queries.
 */
export function sourceWithQueries(
  file: Pick<PreprocessSourceArgs, 'filename' | 'contents'>,
  root: string,
): string | undefined {
  const { filename, contents } = file
  const mayAsk =
    PAGES.some((folder) => filename.startsWith(path.join(root, folder) + path.sep)) || ASKS.test(contents)
  return mayAsk || !/\.[cm]?[jt]sx?$/.test(filename) ? undefined : ';'
}
