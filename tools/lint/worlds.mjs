/**
 * The worlds of the repository and what each may import (content → model ← node, model ← theme ← templates
 * and pages). A longer folder wins over a shorter one, so `src/theme/layout` has rights of its own.
 */
export const worlds = {
  content: ['src/model'],
  'src/model': [],
  'src/build': ['src/model', 'content'],
  'src/theme': ['src/model', 'src/theme/demo'],
  'src/theme/demo': ['src/model', 'src/theme', 'content/demos'],
  'src/theme/layout': ['src/model', 'src/theme', 'content/site'],
  'src/templates': ['src/model', 'src/theme'],
  'src/pages': ['src/model', 'src/theme', 'src/templates'],
  examples: [],
  scripts: ['src/model', 'src/build', 'content', 'tools/verify'],
  'tools/verify': ['src/model', 'src/build', 'content', 'scripts', 'e2e'],
  e2e: ['src/model', 'content', 'scripts'],
  'gatsby-config': ['src/model', 'src/build', 'content'],
  'gatsby-node': ['src/model', 'src/build', 'content'],
  'gatsby-browser': ['src/model', 'src/theme', 'src/templates'],
  'gatsby-ssr': ['src/model', 'src/theme', 'src/templates', 'content/site'],
  'playwright.config': ['tools', 'e2e'],
  'eslint.config': ['tools'],
}

/** Why a world is closed, told to whoever tries to leave it. */
export const reasons = {
  content: 'Content only says things; it knows the words of the model and nothing else.',
  'src/model': 'The model knows nobody.',
  'src/build': 'Build-time code never imports what it builds.',
  'src/theme': 'The theme receives data as props; it never makes or fetches it.',
  'src/templates': 'Ask GraphQL, not the build.',
  'src/pages': 'Ask GraphQL, not the build.',
  examples: 'An example is a small app of its own, as a reader would write it.',
}

/** Folders whose direct subfolders are rooms, entered by their `index.ts` alone. */
export const housesWithRooms = ['src/model', 'src/theme', 'scripts', 'examples']

/** What runs without React may reach into rooms: it takes single functions and leaves the components behind. */
export const roomless = ['src/theme/boot', 'src/theme/behaviors', 'src/theme/enhancements']

/** The floor a theme room stands on; a room imports from its own floor and those below. */
export function floorOf(room) {
  if (['ui', 'state', 'styles', 'behaviors'].includes(room)) return 0
  if (room === 'mdx') return 2
  if (['layout', 'enhancements'].includes(room)) return 3
  return 1
}
