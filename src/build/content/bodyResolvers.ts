import path from 'node:path'
import type { GraphQLObjectType, GraphQLResolveInfo } from 'gatsby/graphql'
import type { CompiledBody } from '../../model/body'
import type { LastUpdate } from '../../model/doc'
import { darkTwinOf } from '../../model/picture'
import { plainPicture } from './images'
import { resolveLinks } from '../mdx'
import { settings } from './settings'
import { compiledBodyOf, type BodyFields, type ResolverContext } from './contentNode'
import { lastCommitOf } from './gitHistory'

type Context = ResolverContext

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function lastUpdateOf(sourcePath: string): LastUpdate | null {
  const iso = lastCommitOf(sourcePath)
  return iso === null ? null : { iso, text: DAY.format(new Date(iso)) }
}

function editUrlOf(sourcePath: string): string | null {
  const { site } = settings()
  return site.editing ? `${site.editing.repository}/edit/${site.editing.branch}/${sourcePath}` : null
}

/** The permalink of the doc with this id, or of the file that stands where the id would be, whatever id it has. */
async function permalinkOf(docId: string, { nodeModel }: Context): Promise<string | null> {
  const find = (filter: object) => nodeModel.findOne<{ path: string }>({ type: 'Doc', query: { filter } })
  const doc =
    (await find({ docId: { eq: docId } })) ??
    (await find({ sourcePath: { eq: `content/docs/${docId}.mdx` } }))
  return doc?.path ?? null
}

async function docLinksOf(body: CompiledBody, context: Context): Promise<{ docId: string; path: string }[]> {
  const docIds = [...new Set(body.links.flatMap((link) => link.docId ?? []))]
  const links = await Promise.all(
    docIds.map(async (docId) => ({ docId, path: await permalinkOf(docId, context) })),
  )
  return links.flatMap(({ docId, path }) => (path === null ? [] : [{ docId, path }]))
}

/** The `File` node of a picture that an author named relative to the MDX file, or `null`. */
function fileAt(src: string, source: BodyFields, { nodeModel }: Context): Promise<object | null> {
  const absolutePath = path.resolve(path.dirname(source.absolutePath), src)
  return nodeModel.findOne<object>({
    type: 'File',
    query: { filter: { absolutePath: { eq: absolutePath } } },
  })
}

/** The demos of a body, each once. */
async function demosOf(source: BodyFields, { nodeModel }: Context): Promise<object[]> {
  const names = [...new Set(compiledBodyOf(source).demos.map((demo) => demo.name))]
  const found = await Promise.all(
    names.map((name) =>
      nodeModel.findOne<object>({ type: 'Demo', query: { filter: { name: { eq: name } } } }),
    ),
  )
  return found.filter((demo) => demo !== null)
}

/** The pictures of a body, each with the one that stands in for it in dark mode where there is one. */
async function imagesOf(source: BodyFields, context: Context) {
  const written = new Set(compiledBodyOf(source).images.flatMap(({ src }) => [src, darkTwinOf(src)]))
  const images = await Promise.all(
    [...written].map(async (src) => ({ src, file: await fileAt(src, source, context) })),
  )
  return images.filter((image) => image.file !== null)
}

/**
 * Resolvers of the fields that docs and posts share: body, headings, pictures, links and history.
 *
 * `pathPrefix` is Gatsby's; it goes in front of every link inside the site.
 */
export function bodyResolvers(pathPrefix: string) {
  return {
    body: {
      resolve: async (source: BodyFields, _: unknown, context: Context) => {
        const body = compiledBodyOf(source)
        const paths = new Map((await docLinksOf(body, context)).map((link) => [link.docId, link.path]))
        return resolveLinks(body.nodes, (docId) => paths.get(docId) ?? `/docs/${docId}`, pathPrefix)
      },
    },
    docLinks: {
      resolve: (source: BodyFields, _: unknown, context: Context) =>
        docLinksOf(compiledBodyOf(source), context),
    },
    images: { resolve: (source: BodyFields, _: unknown, context: Context) => imagesOf(source, context) },
    demos: { resolve: (source: BodyFields, _: unknown, context: Context) => demosOf(source, context) },
    image: {
      resolve: (source: BodyFields & { image: string | null }, _: unknown, context: Context) =>
        source.image === null ? null : fileAt(source.image, source, context),
    },
    headings: { resolve: (source: BodyFields) => compiledBodyOf(source).headings },
    tableOfContents: {
      resolve: (source: BodyFields) => {
        const { minLevel, maxLevel } = settings().site.tableOfContents
        return compiledBodyOf(source).headings.filter(({ level }) => level >= minLevel && level <= maxLevel)
      },
    },
    words: { resolve: (source: BodyFields) => compiledBodyOf(source).words },
    lastUpdate: { resolve: (source: BodyFields) => lastUpdateOf(source.sourcePath) },
    editUrl: { resolve: (source: BodyFields) => editUrlOf(source.sourcePath) },
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
    resolve: ({ file }: { file: PictureFile }, _: unknown, context: Context, info: GraphQLResolveInfo) => {
      // Gatsby's own field copies the file into the output, and only those that are asked for.
      const { publicURL } = (info.schema.getType('File') as GraphQLObjectType).getFields()
      return plainPicture(file, async () => String(await publicURL?.resolve?.(file, {}, context, info)))
    },
  },
}
