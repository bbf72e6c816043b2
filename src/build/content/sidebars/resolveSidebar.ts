import type { SidebarInput, SidebarItem } from '../../../model/sidebar'
import { assertKnownKeys, AuthorError, locationOf, nearest } from '../../errors'

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

/** What the ids of a sidebar may name. */
export interface SidebarTargets {
  docs: ReadonlyMap<string, ListedDoc>
  /** Ids of docs that a build does not list: drafts and unlisted ones. In develop they are listed and marked. */
  leftOut: ReadonlySet<string>
  /** Absolute path of the repository. */
  root: string
}

/**
 * Turns the ids that an author wrote into the links that the theme renders.
 *
 * Throws an `AuthorError` for a doc that does not exist, an empty category, or one that is too deep.
 */
export function resolveSidebar(
  inputs: readonly SidebarInput[],
  targets: SidebarTargets,
  depth = 0,
): SidebarItem[] {
  const { leftOut, root } = targets
  return inputs.flatMap((input) => {
    if (typeof input === 'string') return leftOut.has(input) ? [] : linkTo(input, targets)
    const where = `, in the category "${input.label}",`
    assertKnownKeys(input, ['label', 'items'], { file: FILE, root, where })
    if (typeof input.label !== 'string' || !Array.isArray(input.items)) {
      throw new AuthorError(
        `${locationOf(FILE, input.label, root)} has an entry that is no category: ${JSON.stringify(input)}.`,
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
    const items = resolveSidebar(input.items, targets, depth + 1)
    return items.length === 0 ? [] : { type: 'category', label: input.label, items }
  })
}

const markOf = ({ draft, unlisted }: ListedDoc): string =>
  draft === true ? ' (draft)' : unlisted === true ? ' (unlisted)' : ''

function linkTo(docId: string, { docs, root }: SidebarTargets): SidebarItem {
  const doc = docs.get(docId)
  if (doc) return { type: 'link', docId, title: `${doc.sidebarLabel}${markOf(doc)}`, path: doc.path }
  throw new AuthorError(
    `${locationOf(FILE, docId, root)} names a doc that does not exist: "${docId}".`,
    `These exist:\n${nearest(docId, docs.keys())}`,
  )
}
