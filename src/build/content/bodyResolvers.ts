import path from 'node:path'
import type { GraphQLObjectType, GraphQLResolveInfo } from 'gatsby/graphql'
import type { CompiledBody } from '../../model/body'
import { darkVariantOf } from '../../model/picture'
import { resolveLinks } from '../mdx'
import { compiledBodyOf, type BodyFields } from './contentNode'
import { plainPicture } from './images'
import type { ResolverContext, ResolverOptions } from './resolverContext'

/** The permalink of the doc with this id, or of the file that stands where the id would be, whatever id it has. */
async function permalinkOf(docId: string, { nodeModel }: ResolverContext): Promise<string | null> {
  const find = (filter: object) => nodeModel.findOne<{ path: string }>({ type: 'Doc', query: { filter } })
  const doc =
    (await find({ docId: { eq: docId } })) ??
    (await find({ sourcePath: { eq: `content/docs/${docId}.mdx` } }))
  return doc?.path ?? null
}

async function docLinksOf(
  body: CompiledBody,
  context: ResolverContext,
): Promise<{ docId: string; path: string }[]> {
  const docIds = [...new Set(body.links.flatMap((link) => link.docId ?? []))]
  const links = await Promise.all(
    docIds.map(async (docId) => ({ docId, path: await permalinkOf(docId, context) })),
  )
  return links.flatMap(({ docId, path }) => (path === null ? [] : [{ docId, path }]))
}

/** The `File` node of a picture that an author named relative to the MDX file, or `null`. */
function fileAt(src: string, source: BodyFields, { nodeModel }: ResolverContext): Promise<object | null> {
  const absolutePath = path.resolve(path.dirname(source.absolutePath), src)
  return nodeModel.findOne<object>({
    type: 'File',
    query: { filter: { absolutePath: { eq: absolutePath } } },
  })
}

/** The demos of a body, each once. */
async function demosOf(source: BodyFields, { nodeModel }: ResolverContext): Promise<object[]> {
  const names = [...new Set(compiledBodyOf(source).demos.map((demo) => demo.name))]
  const found = await Promise.all(
    names.map((name) =>
      nodeModel.findOne<object>({ type: 'Demo', query: { filter: { name: { eq: name } } } }),
    ),
  )
  return found.filter((demo) => demo !== null)
}

/** The pictures of a body, each with the one that stands in for it in dark mode where there is one. */
async function imagesOf(source: BodyFields, context: ResolverContext) {
  const written = new Set(compiledBodyOf(source).images.flatMap(({ src }) => [src, darkVariantOf(src)]))
  const images = await Promise.all(
    [...written].map(async (src) => ({ src, file: await fileAt(src, source, context) })),
  )
  return images.filter((image) => image.file !== null)
}

/** Resolvers of the fields that docs and posts share and that depend on other nodes: body, links, pictures, demos. */
export function bodyResolvers({ pathPrefix }: ResolverOptions) {
  return {
    body: {
      resolve: async (source: BodyFields, _: unknown, context: ResolverContext) => {
        const body = compiledBodyOf(source)
        const paths = new Map((await docLinksOf(body, context)).map((link) => [link.docId, link.path]))
        return resolveLinks(body.nodes, (docId) => paths.get(docId) ?? `/docs/${docId}`, pathPrefix)
      },
    },
    docLinks: {
      resolve: (source: BodyFields, _: unknown, context: ResolverContext) =>
        docLinksOf(compiledBodyOf(source), context),
    },
    images: {
      resolve: (source: BodyFields, _: unknown, context: ResolverContext) => imagesOf(source, context),
    },
    demos: {
      resolve: (source: BodyFields, _: unknown, context: ResolverContext) => demosOf(source, context),
    },
    image: {
      resolve: (source: BodyFields & { image?: string }, _: unknown, context: ResolverContext) =>
        source.image === undefined ? null : fileAt(source.image, source, context),
    },
    headings: { resolve: (source: BodyFields) => compiledBodyOf(source).headings },
    words: { resolve: (source: BodyFields) => compiledBodyOf(source).words },
  }
}

/** A `File` node of a picture. */
interface PictureFile {
  absolutePath: string
  extension: string
}

/** Resolvers of the pictures of a body. */
export const imageResolvers = {
  plain: {
    resolve: (
      { file }: { file: PictureFile },
      _: unknown,
      context: ResolverContext,
      info: GraphQLResolveInfo,
    ) => {
      // Gatsby's own field copies the file into the output, and only those that are asked for.
      const { publicURL } = (info.schema.getType('File') as GraphQLObjectType).getFields()
      return plainPicture(file, async () => String(await publicURL?.resolve?.(file, {}, context, info)))
    },
  },
}
