/** The scripts that stand inline in every page as source text, put in by the bundler (src/build/bundle/bootSource.ts). */
declare const __BOOT__: { prePaint: string; boot: string }

/** The icon of the site as a data URL (src/build/bundle/iconAddress.ts). */
declare const __ICON__: string

declare module '*.woff2' {
  /** Address of the file, path prefix included. */
  const address: string
  export default address
}
