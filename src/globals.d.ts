/** The path prefix without a slash at the end: `''` or `/prefix`. */
declare const __BASE_PATH__: string

/** The same, or with an asset host in front. */
declare const __PATH_PREFIX__: string

/** The script in the head of every page as source text (src/build/bundle/inlinedParts.ts). */
declare const __PRE_PAINT__: string

/** The script that only the landing page has, as source text. */
declare const __HOME__: string

/** Defined in builds with plugins/late-hydration, which inlines the behaviors into every page. */
declare const __LATE_HYDRATION__: true | undefined

/** The icon of the site as a data URL (src/build/bundle/inlinedParts.ts). */
declare const __ICON__: string

declare module '*.woff2' {
  /** The URL of the file, path prefix included. */
  const address: string
  export default address
}

interface Window {
  // Undocumented globals of Gatsby 5.16.1, which is pinned exactly.
  ___webpackCompilationHash: string
  /** The scripts of each chunk by its name; as JSON until a script parses it. */
  ___chunkMapping: Record<string, string[]> | string
  /** Path of the page that the HTML is for, without the path prefix; missing in develop. */
  pagePath?: string
  /** Missing in some browsers, and in TypeScript's own types. Objects that a policy creates are typed as strings. */
  trustedTypes?: { createPolicy(name: string, rules: Partial<TrustedTypePolicy>): TrustedTypePolicy }
}

interface TrustedTypePolicy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

/** A CSS module: its class names, in camel case, as named exports. */
declare module '*.module.css' {
  const classNames: Record<string, string>
  export = classNames
}

/** The URL of a sheet that `loadSheet` links when it is needed, so that it is not inlined into every page. */
declare module '*.sheet.css' {
  const url: string
  export default url
}

/** A global sheet, imported for its side effect. */
declare module '*.css'

/** The text of such a sheet, for pages that are served with it (gatsby-ssr.tsx). */
declare module '*.sheet.css?inline' {
  const text: string
  export default text
}
