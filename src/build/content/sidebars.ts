import { linksOf, type SidebarInput, type SidebarItem } from '../../model/sidebar'
import { assertKnownKeys, AuthorError, locationOf, nearest } from '../errors'

/** The fields of a doc that a sidebar needs. */
interface ListedDoc {
  docId: string
  sidebarLabel: string
  path: string
  draft?: boolean
  unlisted?: boolean
}

const FILE = 'content/sidebars.ts'

/** Maximum nesting of categories, because GraphQL queries name every level. */
const MAX_DEPTH = 3

interface SidebarTargets {
  docs: ReadonlyMap<string, ListedDoc>
  /** Ids of docs that are not listed: drafts and unlisted ones. In develop they are listed and marked. */
  hidden: ReadonlySet<string>
  /** Absolute path of the repository. */
  root: string
}

/**
 * Resolves the ids in a sidebar to links.
 *
 * Throws an `AuthorError` for a doc that does not exist, an empty category, or one that is too deep.
 */
export function resolveSidebar(
  inputs: readonly SidebarInput[],
  targets: SidebarTargets,
  depth = 0,
): SidebarItem[] {
  const { hidden, root } = targets
  return inputs.flatMap((input) => {
    if (typeof input === 'string') return hidden.has(input) ? [] : linkTo(input, targets)
    const where = `, in the category "${input.label}",`
    assertKnownKeys(input, ['label', 'items'], { file: FILE, root, where })
    if (typeof input.label !== 'string' || !Array.isArray(input.items)) {
      throw new AuthorError(
        `${locationOf(FILE, input.label, root)} has an entry that is no category: ${JSON.stringify(input)}.`,
        "Write a doc id, or { label: '…', items: ['…'] }.",
      )
    }
    if (depth === MAX_DEPTH) {
      throw new AuthorError(
        `content/sidebars.ts has the category "${input.label}" at level ${depth + 1}.`,
        `Categories reach ${MAX_DEPTH} levels deep: move it one level up.`,
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

/** The fields of a `Sidebar` node. */
export interface SidebarNode {
  sidebarId: string
  items: readonly SidebarItem[]
}

/** The first sidebar that lists a doc. */
export const findSidebar = (docId: string, sidebars: readonly SidebarNode[]): SidebarNode | undefined =>
  sidebars.find(({ items }) => linksOf(items).some((link) => link.docId === docId))

/** Id of the sidebar that lists a doc, or `null`. */
export const sidebarIdOf = (docId: string, sidebars: readonly SidebarNode[]): string | null =>
  findSidebar(docId, sidebars)?.sidebarId ?? null

/** GraphQL types of the sidebars. */
export const sidebarSchema = /* GraphQL */ `
  "A named list of docs from content/sidebars.ts, with ids turned into links."
  type Sidebar implements Node @dontInfer {
    "Its key in content/sidebars.ts."
    sidebarId: String!
    "Its entries in reading order."
    items: [SidebarItem!]!
  }

  "Kinds of sidebar entries."
  enum SidebarItemType {
    "A link to a doc."
    link
    "A named group of entries, at most three levels deep."
    category
  }

  "One entry of a sidebar."
  type SidebarItem @dontInfer {
    "Which kind it is, and so which fields are set."
    type: SidebarItemType!
    "Text of a link."
    title: String
    "Permalink of a link, without the path prefix."
    path: String
    "Doc that a link leads to."
    docId: String
    "Name of a category."
    label: String
    "Entries of a category."
    items: [SidebarItem!]
  }
`
