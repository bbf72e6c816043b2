import { postResolvers, posts, postSchema } from './post'
import { bodySchema, imageResolvers, type ResolverOptions } from './bodyResolvers'
import { demoSchema } from './demos'
import { docs, docSchema } from './docs/doc'
import { docResolvers } from './docs/docPage'
import { sidebarSchema } from './sidebars'
import { siteLinksSchema } from './site/resolveNavbar'
import { snippetResolvers, snippetSchema } from './snippets'

/** Our GraphQL types, with descriptions for GraphiQL. */
export const schema = [
  bodySchema,
  demoSchema,
  docSchema,
  postSchema,
  sidebarSchema,
  siteLinksSchema,
  snippetSchema,
]

/** The resolvers of our types, by type. */
export const resolvers = (options: ResolverOptions): object => ({
  [docs.type]: docResolvers(options),
  [posts.type]: postResolvers(options),
  BodyImage: imageResolvers,
  Snippet: snippetResolvers,
})
