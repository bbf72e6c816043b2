/** A CSS module: every class name of the sheet, in camel case, as a named export. */
declare module '*.module.css' {
  const classNames: Record<string, string>
  export = classNames
}

/** The address of a sheet that `loadSheet` links when it is needed, instead of standing inline in every page. */
declare module '*.sheet.css' {
  const url: string
  export default url
}

/** A global sheet, imported for its effect alone. */
declare module '*.css'

/** The text of the same sheet, for the pages that come with it (gatsby-ssr.tsx). */
declare module '*.sheet.css?inline' {
  const text: string
  export default text
}
