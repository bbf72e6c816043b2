import type { z } from 'zod'
import { isDeveloped } from '../isDeveloped'
import { compileFile } from '../mdx'
import { sampleInspector } from '../mdx/samples'
import { readContent, type BodyFields } from './contentNode'
import { readFrontMatter } from './readFrontMatter'

/** One kind of node made of MDX files: where they lie, what their front matter says, what is derived from it. */
export interface ContentKind<Schema extends z.ZodType, Derived> {
  /** Name of the GraphQL type. */
  type: string
  /** Folder below `content`, and the name of its filesystem source. */
  source: string
  schema: Schema
  derive(relativePath: string, frontMatter: z.output<Schema>): Derived
}

/** Everything a kind's files have in common. */
export type Derivable = { draft: boolean; sourcePath: string }

/** Where a file lies: absolutely, and below the folder of its kind. */
export interface PlacedFile {
  absolutePath: string
  relativePath: string
}

/** Path of the file from the repository's root. */
export const sourcePathOf = ({ relativePath }: PlacedFile, kind: { source: string }): string =>
  `content/${kind.source}/${relativePath}`

/** The fields of a node with a body. */
export type ContentFieldsOf<Derived> = Derived & BodyFields & { rendering: 'DATA' | 'MODULE' }

/**
 * The fields of the node for `file`, its compiled body among them; `undefined` for a draft, unless they are wanted.
 *
 * Throws an `AuthorError` for a mistake in the file; of a draft that is not wanted, only the front matter is read.
 */
export async function contentFields<Schema extends z.ZodType, Derived extends Derivable>(
  file: PlacedFile,
  kind: ContentKind<Schema, Derived>,
  wantsDrafts: boolean,
): Promise<ContentFieldsOf<Derived> | undefined> {
  const path = sourcePathOf(file, kind)
  const text = await readContent(file.absolutePath)
  const { frontMatter, body, lineOffset } = readFrontMatter(path, text, kind.schema)
  const derived = kind.derive(file.relativePath, frontMatter)
  if (derived.draft && !wantsDrafts) return undefined
  // The type checker takes longer than an author waits for a page.
  const samples = isDeveloped() ? undefined : sampleInspector(process.cwd())
  const { rendering, compiled } = await compileFile(body, { root: process.cwd(), path, lineOffset, samples })
  return { ...derived, rendering, compiled: JSON.stringify(compiled), absolutePath: file.absolutePath }
}
