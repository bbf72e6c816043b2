import { postResolvers } from './content/blog'
import { imageResolvers } from './content'
import { demoResolvers } from './content/demos'
import { docResolvers } from './content/docs'
import { snippetResolvers } from './content/snippets'

/** The resolvers of our types, by type; `pathPrefix` is Gatsby's. */
export const allResolvers = (pathPrefix: string): object => ({
  Doc: docResolvers(pathPrefix),
  BlogPost: postResolvers(pathPrefix),
  BodyImage: imageResolvers,
  Demo: demoResolvers,
  Snippet: snippetResolvers,
})
