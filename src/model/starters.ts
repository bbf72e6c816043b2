/** Projects to start from: names of their ZIP files, and the words for them in links. */
export const STARTERS = {
  tutorial: 'the editor of the tutorial',
  cms: 'the CMS',
  forms: 'the form builder',
  newsletter: 'the newsletter editor',
  nextjs: 'the Next.js app',
} as const

export type StarterName = keyof typeof STARTERS

export const starterPath = (name: StarterName): string => `/starters/${name}.zip`
