import type { EventEmitter } from 'node:events'

/** Reports unhandled rejections. Gatsby would exit. */
export function logUnhandledRejections(
  reporter: { error: (reason: Error | string) => unknown },
  running: EventEmitter = process,
): void {
  running.removeAllListeners('unhandledRejection')
  running.on('unhandledRejection', (reason: unknown) =>
    reporter.error(reason instanceof Error ? reason : String(reason)),
  )
}

/** The module of gatsby-plugin-mdx that parses front matter. */
export interface FrontMatterParser {
  parseFrontmatter: (key: string, source: string) => { body: string; frontmatter: Record<string, unknown> }
}

/**
 * Treats invalid front matter as none. Otherwise, gatsby-plugin-mdx throws, and Gatsby prints a stack trace in addition to
 * the site's own message, which names the file and the line.
 */
export function tolerateFrontMatter(parser: FrontMatterParser): void {
  const { parseFrontmatter } = parser
  parser.parseFrontmatter = (key, source) => {
    try {
      return parseFrontmatter(key, source)
    } catch {
      return { body: source, frontmatter: {} }
    }
  }
}
