import { postResolvers } from './blog'
import { imageResolvers } from './content'
import { demoResolvers } from './demos'
import { docResolvers } from './docs'
import { snippetResolvers } from './snippets'

/** The resolvers of our types, by type; `pathPrefix` is Gatsby's. */
export const allResolvers = (pathPrefix: string): object => ({
  Doc: docResolvers(pathPrefix),
  BlogPost: postResolvers(pathPrefix),
  BodyImage: imageResolvers,
  Demo: demoResolvers,
  Snippet: snippetResolvers,
})
