import { stringify } from 'yaml'

/** The front matter of a new file, with the lines around it. */
export const frontMatterOf = (fields: Readonly<Record<string, unknown>>): string =>
  `---\n${stringify(fields, { lineWidth: 0 })}---\n`
