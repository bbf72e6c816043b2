/** The options of this plugin in gatsby-config.ts. */
export interface Options {
  /**
   * Path from the root of the module to inline into every page. It exports `EarlyBehaviors` (src/model/hydration.ts).
   * Not an absolute path: Gatsby publishes the options of plugins that have a part in the browser.
   */
  behaviors: string
  /**
   * Pages that are of little use without React, by path: it starts at once there. The value is how the query of the
   * address must begin; `''` is any.
   */
  eager: Readonly<Record<string, string>>
  /** Names of chunks, besides those of pages, that behaviors preload. */
  chunks: readonly string[]
}
