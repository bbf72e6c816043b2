/** A CSS module: every class name of the sheet, in camel case, as a named export. */
declare module '*.module.css' {
  const classNames: Record<string, string>
  export = classNames
}

/** A global sheet, imported for its effect alone. */
declare module '*.css'
