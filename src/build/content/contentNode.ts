import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Node } from 'gatsby'
import type { CompiledBody } from '../../model/body'
import { AuthorError } from '../errors/fail'

/** What gatsby-source-filesystem knows about a file of ours. */
export interface ContentFile extends Node {
  relativePath: string
  absolutePath: string
  sourceInstanceName: string
  /** Without the dot. */
  extension: string
}

/** The fields that every node with a body carries for its resolvers. */
export interface BodyFields {
  /** A `CompiledBody` as JSON text: cheaper to store and to load than the object. */
  compiled: string
  absolutePath: string
  /** Path of the MDX file from the repository's root. */
  sourcePath: string
}

/** The part of Gatsby's resolver context that our resolvers use. */
export interface ResolverContext {
  nodeModel: {
    findOne<Found>(args: { type: string; query: object }): Promise<Found | null>
    findAll<Found>(args: { type: string; query: object }): Promise<{ entries: Iterable<Found> }>
  }
}

/** How many bodies are remembered: as many pages as Gatsby asks about at a time. */
const REMEMBERED = 4

const recent = new Map<string, CompiledBody>()

/**
 * The compiled body of a `Doc` or `BlogPost` node; it must not be changed. Every field of a page asks for it, and to
 * read it takes a millisecond.
 */
export function compiledBodyOf({ compiled }: { compiled: string }): CompiledBody {
  const body = recent.get(compiled) ?? (JSON.parse(compiled) as CompiledBody)
  recent.set(compiled, body)
  const [oldest] = recent.keys()
  if (recent.size > REMEMBERED && oldest !== undefined) recent.delete(oldest)
  return body
}

/** Reads an MDX file as UTF-8; throws an `AuthorError` when its bytes are not. */
export async function readContent(absolutePath: string): Promise<string> {
  const bytes = await readFile(absolutePath)
  try {
    // UTF-16 is valid UTF-8 full of zeros when it holds nothing but plain letters.
    if (bytes.includes(0)) throw new TypeError('A zero byte')
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const file = path.relative(process.cwd(), absolutePath)
    throw new AuthorError(`${file} is not UTF-8 text.`, 'Save it with the encoding UTF-8.')
  }
}
