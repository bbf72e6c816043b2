import type { Node, NodeInput, NodePluginArgs } from 'gatsby'
import type { z } from 'zod'
import type { CompiledBody } from '../../model/body'
import type { FilePath } from './contentFiles'

/** A kind of page with MDX sources: its folder, its front matter, and the node fields derived from it. */
export interface ContentKind<Schema extends z.ZodType, Fields> {
  /** Name of the GraphQL type. */
  type: string
  /** Folder in `content`, and the name of its filesystem source. */
  source: string
  schema: Schema
  fieldsOf(relativePath: string, frontMatter: z.output<Schema>): Fields
}

/** Fields of every kind of page. */
export interface PageFields {
  title: string
  draft: boolean
  sourcePath: string
  path: string
  docId?: string
}

/** Fields of every node with a body. */
export interface BodyFields {
  /** A `CompiledBody` as JSON text, which is faster to store and load than the object. */
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

export type ContentFields = PageFields & Partial<BodyFields>

/** A node of `type` with `fields`. Its id is derived from `key`, which must be unique among the nodes of its type. */
export const newNode = (
  { createNodeId, createContentDigest }: Pick<NodePluginArgs, 'createNodeId' | 'createContentDigest'>,
  type: string,
  key: string,
  fields: object,
  parent: string | null = null,
): NodeInput => ({
  ...fields,
  id: createNodeId(`${type} ${key}`),
  parent,
  children: [],
  internal: { type, contentDigest: createContentDigest(fields) },
})

/** The compiled body of a `Doc` or `BlogPost` node. */
export const compiledBodyOf = ({ compiled }: { compiled: string }): CompiledBody =>
  JSON.parse(compiled) as CompiledBody
