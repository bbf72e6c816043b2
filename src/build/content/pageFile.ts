import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import { checkFileName, type FilePath, filesOf, readContent, sourcePathOf } from './contentFiles'
import type { ContentKind, PageFields } from './contentNode'
import type { BuildContext } from './context'
import { readFrontMatter, type SplitFile } from './frontMatter/readFrontMatter'

/** Reads a page and validates its front matter. Throws an `AuthorError` for a wrong name, encoding or front matter. */
export async function readPageFile<Schema extends z.ZodType>(
  file: FilePath,
  kind: Pick<ContentKind<Schema, unknown>, 'source' | 'schema'>,
): Promise<SplitFile<z.output<Schema>>> {
  const path = sourcePathOf(file, kind)
  checkFileName(path)
  return readFrontMatter(path, await readContent(file.absolutePath, path), kind.schema)
}

/**
 * Checks the front matter of every page before Gatsby sources files, and records the docs that this build leaves out.
 * Errors are collected in `context.issues`.
 *
 * This reads each file once more than needed, because of Gatsby: gatsby-plugin-mdx parses the front matter when it creates
 * an `Mdx` node, and ends the build at the first invalid YAML, with a message that does not name the file. Its result is
 * not used. It has no line numbers, and its YAML 1.1 turns the title 12:30 into a number.
 */
export async function checkFrontMatter(
  { root, isDevelop, issues, drafts }: Pick<BuildContext, 'root' | 'isDevelop' | 'issues' | 'drafts'>,
  kinds: readonly ContentKind<z.ZodType, PageFields>[],
): Promise<void> {
  for (const kind of kinds) {
    for (const file of filesOf(kind, root))
      await issues.collect(sourcePathOf(file, kind), async () => {
        const { frontMatter } = await readPageFile(file, kind)
        const { draft, docId, path } = kind.fieldsOf(file.relativePath, frontMatter)
        if (draft && docId !== undefined && !isDevelop) drafts.push({ docId, path })
      })
  }
}

/** The future address of a page whose file has a mistake, guessed from its text. `docId` is `null` for a post. */
export async function pageWithErrors(
  file: FilePath,
  kind: Pick<ContentKind<z.ZodType, PageFields>, 'fieldsOf'>,
): Promise<{ docId: string | null; path: string; sourcePath: string }> {
  const text = await readFile(file.absolutePath, 'utf8').catch(() => '')
  const valueOf = (field: string) => new RegExp(`^${field}:[ \\t]*["']?([^"'\\s]+)`, 'm').exec(text)?.[1]
  const fields = { id: valueOf('id'), slug: valueOf('slug') }
  const { docId = null, path, sourcePath } = kind.fieldsOf(file.relativePath, fields)
  return { docId, path, sourcePath }
}
