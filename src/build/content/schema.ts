import { posts, postResolvers, postSchema } from './blog'
import { bodySchema } from './bodySchema'
import { imageResolvers } from './bodyResolvers'
import { demoSchema } from './demos'
import { docResolvers, docs, docSchema } from './docs'
import type { ResolverOptions } from './resolverContext'
import { sidebarSchema } from './sidebars'
import { footerSchema, siteSchema } from './site'
import { snippetSchema } from './snippets'

/** Our GraphQL types, described field by field for GraphiQL. */
export const schema = [
  bodySchema,
  demoSchema,
  docSchema,
  footerSchema,
  postSchema,
  sidebarSchema,
  siteSchema,
  snippetSchema,
]

/** The resolvers of our types, by type. */
export const resolvers = (options: ResolverOptions): object => ({
  [docs.type]: docResolvers(options),
  [posts.type]: postResolvers(options),
  BodyImage: imageResolvers,
})
