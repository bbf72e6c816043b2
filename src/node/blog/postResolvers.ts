import type { CreateResolversArgs } from 'gatsby'
import { bodyResolvers, compiledBodyOf } from '../content'

const WORDS_A_MINUTE = 220

/** Resolvers of the `BlogPost` fields that are computed. */
export function createPostResolvers({ createResolvers, pathPrefix }: CreateResolversArgs): void {
  createResolvers({
    BlogPost: {
      ...bodyResolvers(pathPrefix),
      readingMinutes: {
        resolve: (post: { compiled: string }) =>
          Math.max(1, Math.ceil(compiledBodyOf(post).words / WORDS_A_MINUTE)),
      },
    },
  })
}
