/** The options of this plugin in src/build/config.ts. */
export interface Options {
  /**
   * Path, from the root, of the module to inline into every page. It exports `EarlyBehaviors` (src/model/hydration.ts).
   * Not an absolute path, because Gatsby publishes the options of plugins with browser code.
   */
  behaviors: string
  /**
   * Pages that need React at once, by path. The value is the prefix that the query must have, or `#` for any fragment.
   * With `''`, the page always needs React at once.
   */
  eager: Readonly<Record<string, string>>
  /** Names of chunks that behaviors preload, except for the chunks of pages. */
  chunks: readonly string[]
}
