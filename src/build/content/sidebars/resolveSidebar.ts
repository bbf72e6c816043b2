import type { SidebarInput, SidebarItem } from '../../../model/sidebar'
import { AuthorError } from '../../errors/fail'
import { nearest } from '../../errors/nearest'
import { placeIn } from '../../errors/placeIn'
import { refuseUnknownKeys } from '../../errors/unknownKey'

/** What a sidebar needs to know of a doc. */
export interface ListedDoc {
  docId: string
  sidebarLabel: string
  path: string
  draft?: boolean
  unlisted?: boolean
}

const FILE = 'content/sidebars.ts'

/** Categories may stand in categories this many levels deep; GraphQL queries name every level. */
export const DEEPEST_CATEGORY = 3

/**
 * Turns the ids an author wrote into the links the theme draws; `leftOut` are docs that a build does not list:
 * drafts and unlisted ones. In develop they are listed and marked.
 *
 * Throws an `AuthorError` for a doc that does not exist, an empty category, or one that is too deep.
 */
export function resolveSidebar(
  inputs: readonly SidebarInput[],
  docs: ReadonlyMap<string, ListedDoc>,
  leftOut: ReadonlySet<string> = new Set(),
  depth = 0,
): SidebarItem[] {
  return inputs.flatMap((input) => {
    if (typeof input === 'string') return leftOut.has(input) ? [] : linkTo(input, docs)
    refuseUnknownKeys(input, ['label', 'items'], FILE, `, in the category "${input.label}",`)
    if (typeof input.label !== 'string' || !Array.isArray(input.items)) {
      throw new AuthorError(
        `${placeIn(FILE, input.label)} has an entry that is no category: ${JSON.stringify(input)}.`,
        "Write a doc id, or { label: '…', items: ['…'] }.",
      )
    }
    if (depth === DEEPEST_CATEGORY) {
      throw new AuthorError(
        `content/sidebars.ts has the category "${input.label}" at level ${depth + 1}.`,
        `Categories reach ${DEEPEST_CATEGORY} levels deep: move it one level up.`,
      )
    }
    if (input.items.length === 0) {
      throw new AuthorError(
        `content/sidebars.ts has the category "${input.label}" without docs.`,
        'List at least one doc id in its items, or delete it.',
      )
    }
    const items = resolveSidebar(input.items, docs, leftOut, depth + 1)
    return items.length === 0 ? [] : { type: 'category', label: input.label, items }
  })
}

const markOf = ({ draft, unlisted }: ListedDoc): string =>
  draft === true ? ' (draft)' : unlisted === true ? ' (unlisted)' : ''

function linkTo(docId: string, docs: ReadonlyMap<string, ListedDoc>): SidebarItem {
  const doc = docs.get(docId)
  if (doc) return { type: 'link', docId, title: `${doc.sidebarLabel}${markOf(doc)}`, path: doc.path }
  throw new AuthorError(
    `${placeIn(FILE, docId)} names a doc that does not exist: "${docId}".`,
    `These exist:\n${nearest(docId, docs.keys())}`,
  )
}
