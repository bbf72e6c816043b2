import type { Node } from 'gatsby'
import type { z } from 'zod'
import type { CompiledBody } from '../../model/body'
import type { Rendering } from '../mdx'
import type { FilePath } from './contentFiles'

/** One kind of page made of MDX files: where they lie, what their front matter says, what follows from it. */
export interface ContentKind<Schema extends z.ZodType, Fields> {
  /** Name of the GraphQL type. */
  type: string
  /** Folder below `content`, and the name of its filesystem source. */
  source: string
  schema: Schema
  fieldsOf(relativePath: string, frontMatter: z.output<Schema>): Fields
  /** GraphQL type of the node that stands for a draft in a build. */
  draftType?: string
}

/** Fields that each kind of page has, whatever its front matter. */
export interface PageFields {
  draft: boolean
  sourcePath: string
  path: string
  docId?: string
}

/** The body of a page, as every node with one carries it. */
export interface BodyFields {
  rendering: Rendering
  /** A `CompiledBody` as JSON text: cheaper to store and to load than the object. */
  compiled: string
  absolutePath: string
  /** Path of the MDX file from the repository's root. */
  sourcePath: string
}

/** A `File` node of gatsby-source-filesystem. */
export interface FileNode extends Node, FilePath {
  sourceInstanceName: string
  /** Without the dot. */
  extension: string
}

/** The fields of a node of any kind. */
export type ContentFields = PageFields & Partial<BodyFields>

/** How many parsed bodies are kept: as many pages as Gatsby asks about at a time. */
const PARSED = 4
const parsed = new Map<string, CompiledBody>()

/**
 * The compiled body of a `Doc` or `BlogPost` node; it must not be changed. Every field of a page asks for it, and
 * parsing takes a millisecond, so that the last few are kept by their text.
 */
export function compiledBodyOf({ compiled }: { compiled: string }): CompiledBody {
  const body = parsed.get(compiled) ?? (JSON.parse(compiled) as CompiledBody)
  parsed.set(compiled, body)
  const [oldest] = parsed.keys()
  if (parsed.size > PARSED && oldest !== undefined) parsed.delete(oldest)
  return body
}
