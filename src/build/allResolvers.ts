import { postResolvers } from './content/blog'
import { imageResolvers } from './content'
import { docResolvers } from './content/docs'

/** The resolvers of our types, by type; `pathPrefix` is Gatsby's. */
export const allResolvers = (pathPrefix: string): object => ({
  Doc: docResolvers(pathPrefix),
  BlogPost: postResolvers(pathPrefix),
  BodyImage: imageResolvers,
})
