import path from 'node:path'
import { posts } from '../content/blog'
import { compiledBodyOf, contentFields, markdownFilesIn, refuseMarkdown, sourcePathOf } from '../content'
import { docs } from '../content/docs'
import { AuthorError } from '../errors/fail'
import type { PageSamples } from '../mdx/samples'
import { preparePages, sampleInspector } from '../mdx/samples'
import { settings } from '../content/settings'
import { checkSiteConfig } from '../content/site'
import { checkContent, type Content } from './checkContent'
import { inOrder, type DocNode, type PostNode } from './gather'
import { resolveSite } from './resolveSite'

/** What was read of docs, posts and settings without Gatsby, and what is wrong with them. */
export interface CheckedSources {
  /** The code of every page, in the order of the files. */
  pages: PageSamples[]
  /** How many docs and posts there are, drafts included. */
  count: number
  mistakes: AuthorError[]
}

/** Every file of `kind` below `root` as the node that Gatsby would make of it, drafts too, and what is wrong with it. */
async function read<Node>(kind: typeof docs | typeof posts, root: string) {
  const folder = path.join(root, 'content', kind.source)
  const nodes: Node[] = []
  const mistakes: AuthorError[] = []
  for (const relativePath of markdownFilesIn(folder)) {
    const file = { absolutePath: path.join(folder, relativePath), relativePath }
    const found = await mistakeOf(async () => {
      refuseMarkdown(sourcePathOf(file, kind))
      const fields = await contentFields(file, kind as typeof docs, true)
      nodes.push({ ...fields, id: sourcePathOf(file, kind) } as unknown as Node)
    })
    mistakes.push(...found)
  }
  return { nodes, mistakes }
}

/** The mistake that `step` throws, as a list. */
async function mistakeOf(step: () => unknown): Promise<AuthorError[]> {
  try {
    await step()
    return []
  } catch (error) {
    if (error instanceof AuthorError) return [error]
    throw error
  }
}

/**
 * Reads everything that authors write below `root`, as a build does before it makes pages.
 *
 * Mistakes in single files come first; whether files fit together is asked when each is right.
 */
export async function checkSources(root: string): Promise<CheckedSources> {
  await preparePages(root, sampleInspector(process.cwd()))
  const written = await read<DocNode>(docs, root)
  const articles = await read<PostNode>(posts, root)
  const all = [...written.nodes, ...articles.nodes]
  const check = (content: Pick<Content, 'docs' | 'posts' | 'drafts'>) =>
    mistakeOf(() => {
      const ordered = { ...content, ...inOrder(content.docs, content.posts), root }
      resolveSite(ordered, settings(), '')
      checkContent({ ...ordered, settings: settings() })
    })
  const asInBuild = () =>
    check({
      docs: written.nodes.filter(({ draft }) => !draft),
      posts: articles.nodes.filter(({ draft }) => !draft),
      drafts: written.nodes.filter(({ draft }) => draft),
    })
  const asInDevelop = () => check({ docs: written.nodes, posts: articles.nodes, drafts: [] })
  const mistakes = [
    ...written.mistakes,
    ...articles.mistakes,
    ...(await mistakeOf(() => checkSiteConfig(settings().site))),
  ]
  if (mistakes.length === 0) mistakes.push(...(await asInBuild()))
  if (mistakes.length === 0 && all.some(({ draft }) => draft)) mistakes.push(...(await asInDevelop()))
  return {
    pages: all.map((page) => ({ path: page.sourcePath, code: compiledBodyOf(page).code })),
    count: all.length,
    mistakes,
  }
}
