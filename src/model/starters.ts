/** Projects to start from, by the names of their ZIP files: what they are called in links. */
export const STARTERS = {
  tutorial: 'The editor of the tutorial',
  cms: 'The CMS',
  nextjs: 'The Next.js app',
} as const

export type StarterName = keyof typeof STARTERS

export const starterPath = (name: StarterName): string => `/starters/${name}.zip`
