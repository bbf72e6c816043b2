import { z } from 'zod'
import { linksOf, type Sidebar, type SidebarInput, type SidebarItem } from '../../model/sidebar'
import {
  AuthorError,
  errorCollector,
  type ErrorCollector,
  isTypo,
  locationOfPath,
  nearestList,
} from '../errors'
import { checkSchema } from './checkSchema'

/** The fields of a doc that a sidebar needs. */
interface ListedDoc {
  docId: string
  sidebarLabel: string
  path: string
  draft?: boolean
  unlisted?: boolean
}

const FILE = 'content/sidebars.ts'

interface SidebarTargets {
  docs: ReadonlyMap<string, ListedDoc>
  /** Ids of docs that are left out: drafts and unlisted docs. Empty in develop, which lists and marks them. */
  hidden: ReadonlySet<string>
  /** The issue with a link to a page that is not a doc, or `null` if it is valid. */
  linkIssue: (to: string) => { problem: string; hint: string } | null
  /** Absolute path of the repository. */
  root: string
}

/** State while a sidebar is resolved. */
interface SidebarState extends SidebarTargets {
  sidebarId: string
  errors: ErrorCollector
  /** The docs listed so far, each with the path of keys and indices to its entry. */
  listed: Map<string, readonly PropertyKey[]>
}

/**
 * Resolves the ids in the sidebar `sidebarId` to links.
 *
 * Throws one `AuthorError` with every doc that does not exist or is listed twice, every link to a page that does not
 * exist, every malformed entry, and every empty category.
 */
export function resolveSidebar(
  sidebarId: string,
  inputs: readonly SidebarInput[],
  targets: SidebarTargets,
): SidebarItem[] {
  const errors = errorCollector()
  const state = { ...targets, sidebarId, errors, listed: new Map<string, readonly PropertyKey[]>() }
  const items = resolveItems(inputs, [sidebarId], state)
  errors.raise()
  return items
}

function resolveItems(
  inputs: readonly SidebarInput[],
  at: readonly PropertyKey[],
  state: SidebarState,
): SidebarItem[] {
  return inputs.flatMap((input, index) => {
    const path = [...at, index]
    return (
      state.errors.try(() => {
        if (typeof input === 'string') return linkTo(input, path, state)
        checkSchema('to' in Object(input) ? PAGE : CATEGORY, input, {
          file: FILE,
          root: state.root,
          at: path,
        })
        return 'to' in input ? pageAt(input, path, state) : category(input, path, state)
      }) ?? []
    )
  })
}

const label = z.string()
const PAGE = z.strictObject({ label, to: z.string() })
const CATEGORY = z.strictObject(
  { label, items: z.array(z.unknown()).min(1, 'must list at least one doc id') },
  'must be a doc id, or { label, items } or { label, to }',
)

function pageAt(
  { label, to }: Extract<SidebarInput, { to: string }>,
  path: readonly PropertyKey[],
  { root, linkIssue }: SidebarState,
): SidebarItem[] {
  const issue = linkIssue(to)
  if (issue === null) return [{ type: 'page', title: label, path: to }]
  throw new AuthorError(
    `${locationOfPath(FILE, path, root)} ${issue.problem}.`,
    `${issue.hint}\nTo list a doc, write its id.`,
  )
}

function category(
  input: Exclude<SidebarInput, string | { to: string }>,
  path: readonly PropertyKey[],
  state: SidebarState,
): SidebarItem[] {
  const items = resolveItems(input.items, [...path, 'items'], state)
  return items.length === 0 ? [] : [{ type: 'category', label: input.label, items }]
}

const markOf = ({ draft, unlisted }: ListedDoc): string =>
  draft === true ? ' (draft)' : unlisted === true ? ' (unlisted)' : ''

function linkTo(docId: string, path: readonly PropertyKey[], state: SidebarState): SidebarItem[] {
  const { docs, hidden, root, sidebarId, listed } = state
  const place = () => locationOfPath(FILE, path, root)
  const first = listed.get(docId)
  if (first) {
    throw new AuthorError(
      `${place()} lists the doc "${docId}" a second time in the sidebar "${sidebarId}".`,
      `Keep one of the two entries; the first is at ${locationOfPath(FILE, first, root)}.`,
    )
  }
  listed.set(docId, path)
  if (hidden.has(docId)) return []
  const doc = docs.get(docId)
  if (doc) return [{ type: 'link', docId, title: `${doc.sidebarLabel}${markOf(doc)}`, path: doc.path }]
  throw new AuthorError(
    `${place()} names a doc that does not exist: "${docId}".`,
    `Valid doc ids, closest match first:\n${nearestList(docId, docs.keys())}${
      isTypo(docId, docs.keys())
        ? ''
        : `\nIf it was renamed, write its new id here, and add "redirect_from: [/docs/${docId}]" to its front matter.`
    }`,
  )
}

/** The first sidebar that lists a doc. */
export const findSidebar = (docId: string, sidebars: readonly Sidebar[]): Sidebar | undefined =>
  sidebars.find(({ items }) => linksOf(items).some((link) => link.docId === docId))

/** Id of the sidebar that lists a doc, or `null`. */
export const sidebarIdOf = (docId: string, sidebars: readonly Sidebar[]): string | null =>
  findSidebar(docId, sidebars)?.sidebarId ?? null

/** GraphQL type of a sidebar. */
export const sidebarSchema = /* GraphQL */ `
  "A named list of docs from content/sidebars.ts, with ids resolved to links."
  type Sidebar implements Node @dontInfer {
    "Its key in content/sidebars.ts."
    sidebarId: String!
    "Its entries in reading order. Their type is SidebarItem in src/model/sidebar.ts."
    items: JSON!
  }
`
