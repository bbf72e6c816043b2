/** Projects to start from, by the names of their ZIP files: what they are called in links. */
export const STARTERS = {
  tutorial: 'the editor of the tutorial',
  cms: 'the CMS',
  nextjs: 'the Next.js app',
} as const

export type StarterName = keyof typeof STARTERS

export const starterPath = (name: StarterName): string => `/starters/${name}.zip`
