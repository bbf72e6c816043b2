import { bodyResolvers, compiledBodyOf } from '..'

const WORDS_A_MINUTE = 220

/** Resolvers of the `BlogPost` fields that are computed; `pathPrefix` is Gatsby's. */
export const postResolvers = (pathPrefix: string) => ({
  ...bodyResolvers(pathPrefix),
  readingMinutes: {
    resolve: (post: { compiled: string }) =>
      Math.max(1, Math.ceil(compiledBodyOf(post).words / WORDS_A_MINUTE)),
  },
})
