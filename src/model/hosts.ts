/**
 * Hosts that `content/site.ts` can name, and whether the address of a page ends in a slash there: Cloudflare Pages, GitHub
 * Pages and, with Pretty URLs, Netlify redirect every other one. Vercel and nginx serve both, with the files of the build.
 */
export const HOST_ADDS_SLASH = {
  Netlify: true,
  'Cloudflare Pages': true,
  'GitHub Pages': true,
  Vercel: false,
  nginx: false,
} as const

export type HostName = keyof typeof HOST_ADDS_SLASH
