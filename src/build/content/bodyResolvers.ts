import path from 'node:path'
import type { GraphQLObjectType, GraphQLResolveInfo } from 'gatsby/graphql'
import { type CompiledBody, darkVariantOf } from '../../model/body'
import { resolveLinks } from '../mdx'
import { compiledBodyOf, type BodyFields } from './contentNode'
import type { GitHistory } from './gitHistory'
import { plainPicture } from './images'

/** The part of Gatsby's resolver context that our resolvers use. */
export interface ResolverContext {
  nodeModel: {
    findOne<Found>(args: { type: string; query: object }): Promise<Found | null>
    findAll<Found>(args: { type: string; query: object }): Promise<{ entries: Iterable<Found> }>
  }
}

/** Data that resolvers need besides nodes. `pathPrefix` is Gatsby's: `''` or `/prefix`. */
export interface ResolverOptions extends GitHistory {
  pathPrefix: string
}

/** The permalink of the doc with this id, or of the doc in the file with this path. */
async function permalinkOf(docId: string, { nodeModel }: ResolverContext): Promise<string | null> {
  const find = (filter: object) => nodeModel.findOne<{ path: string }>({ type: 'Doc', query: { filter } })
  const doc =
    (await find({ docId: { eq: docId } })) ??
    (await find({ sourcePath: { eq: `content/docs/${docId}.mdx` } }))
  return doc?.path ?? null
}

/** The permalinks of the docs that a body links to, by doc id. */
async function permalinksOf(body: CompiledBody, context: ResolverContext): Promise<Map<string, string>> {
  const docIds = [...new Set(body.links.flatMap((link) => link.docId ?? []))]
  const links = await Promise.all(
    docIds.map(async (docId) => [docId, (await permalinkOf(docId, context)) ?? `/docs/${docId}`] as const),
  )
  return new Map(links)
}

/** The `File` node of an image with a path relative to the MDX file, or `null`. */
function fileAt(src: string, source: BodyFields, { nodeModel }: ResolverContext): Promise<object | null> {
  const absolutePath = path.resolve(path.dirname(source.absolutePath), src)
  return nodeModel.findOne<object>({
    type: 'File',
    query: { filter: { absolutePath: { eq: absolutePath } } },
  })
}

async function demosOf(source: BodyFields, { nodeModel }: ResolverContext): Promise<object[]> {
  const names = [...new Set(compiledBodyOf(source).demos.map((demo) => demo.name))]
  const found = await Promise.all(
    names.map((name) =>
      nodeModel.findOne<object>({ type: 'Demo', query: { filter: { name: { eq: name } } } }),
    ),
  )
  return found.filter((demo) => demo !== null)
}

/** The images of a body and their dark mode variants. Files that do not exist are left out. */
async function imagesOf(source: BodyFields, context: ResolverContext) {
  const sources = new Set(compiledBodyOf(source).images.flatMap(({ src }) => [src, darkVariantOf(src)]))
  const images = await Promise.all(
    [...sources].map(async (src) => ({ src, file: await fileAt(src, source, context) })),
  )
  return images.filter((image) => image.file !== null)
}

/** A resolver for a field without arguments. */
export const resolver = <Source>(resolve: (source: Source, context: ResolverContext) => unknown) => ({
  resolve: (source: Source, _: unknown, context: ResolverContext) => resolve(source, context),
})

/** Resolvers of the computed fields that docs and posts have in common. */
export function bodyResolvers({ pathPrefix }: ResolverOptions) {
  return {
    body: resolver(async (source: BodyFields, context) => {
      const body = compiledBodyOf(source)
      const permalinks = await permalinksOf(body, context)
      return resolveLinks(body.nodes, (docId) => permalinks.get(docId) ?? '', pathPrefix)
    }),
    images: resolver(imagesOf),
    demos: resolver(demosOf),
    image: resolver((source: BodyFields & { image?: string }, context) =>
      source.image === undefined ? null : fileAt(source.image, source, context),
    ),
  }
}

/** Resolvers of `BodyImage`. */
export const imageResolvers = {
  plain: {
    resolve: (
      { file }: { file: Parameters<typeof plainPicture>[0] },
      _: unknown,
      context: ResolverContext,
      info: GraphQLResolveInfo,
    ) => {
      // Resolving Gatsby's own field copies the file into the output, so it happens only for files that are needed.
      const { publicURL } = (info.schema.getType('File') as GraphQLObjectType).getFields()
      return plainPicture(file, async () => String(await publicURL?.resolve?.(file, {}, context, info)))
    },
  },
}

/** GraphQL fields that docs and posts share. */
export const BODY_FIELDS = /* GraphQL */ `
    "Path of the MDX file from the repository's root."
    sourcePath: String!
    "The compiled body: a list of BodyNode (src/model/body.ts), with links resolved and the path prefix added."
    body: JSON!
    "Pictures in the body."
    images: [BodyImage!]!
    "The live demos in the body."
    demos: [Demo!]!
`

/** GraphQL types that docs and posts share. */
export const bodySchema = /* GraphQL */ `
  "A picture in a body, named by the path that the author wrote."
  type BodyImage @dontInfer {
    "Path as written, relative to the MDX file."
    src: String!
    "The picture. Query its childImageSharp for sizes and formats."
    file: File!
    "The published file of an SVG or GIF; null for pictures that are converted to other sizes and formats."
    plain: PlainPicture
  }

  "A picture that is published unchanged."
  type PlainPicture @dontInfer {
    "Address, with the path prefix."
    src: String!
    "Intrinsic width in pixels."
    width: Int!
    "Intrinsic height in pixels."
    height: Int!
  }
`
