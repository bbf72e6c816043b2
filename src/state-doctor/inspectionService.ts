import {
  componentOf,
  type Fields,
  jsonText,
  nodesOf,
  pointerKeys,
  resolverStub,
  type Statistics,
  statistics,
  type Versioned,
} from '@craftjs-site/saved-page'
import { applyChoice, type Choice, diagnose, type Diagnosis, type ShownFinding } from './diagnosis'
import { type Differences, differencesOf } from './differencesOf'
import { type MarkedJson, markedJson } from './markedJson'
import { type Picture, pictureOf } from './picture'
import { playgroundFragment } from './playground'
import { type TreeRow, treeRows } from './treeRows'

/** The input of an inspection. */
export interface InspectionRequest {
  text: string
  /** The keys of the resolver, or `null` if they are not known. */
  names: readonly string[] | null
  choice: Choice
  /** The page to inspect, if the text contains several. Default: the first that has faults. */
  at?: number | undefined
  /** The components that the reader has marked as missing in the resolver. `names` is derived from them. */
  absent?: readonly string[]
}

/** The result of reading a text. */
export interface Reading {
  /** The encodings that were removed, outermost first. */
  encodings: readonly string[]
  /** The Nodes of the saved page, or `null` if there is no page. */
  rows: readonly TreeRow[] | null
  /** The places of all pages in the text, if there are several. */
  places: readonly string[]
  /** The index of the inspected page in `places`. */
  at: number
  /** The components of the page, in alphabetical order. */
  components: readonly string[]
}

/** The page after the chosen fixes. */
export interface Result {
  /** The page as JSON text. */
  text: string
  /** The whole text with this page in its place, if the text contains several pages and can be written. */
  whole: string | null
  picture: Picture
  differences: Differences
  numbers: Statistics
  /** The fragment of a link to the playground, unless the page is too large for one. */
  fragment: string | null
}

/** The findings about a text, and the page after the chosen fixes. */
export interface InspectionResponse {
  /** `null` if it has not changed since the last response. */
  reading: Reading | null
  findings: readonly ShownFinding[]
  result: Result | null
}

/** A place in the saved page: a Node, and a JSON Pointer to the place within the page. */
export interface Place {
  node: string
  path: string
}

/** Everything that takes long for a large page. Exchanges only texts and small objects, so it can run in a worker. */
export interface InspectionService {
  /** Inspects a text. Without `text`, inspects the last one again. */
  inspect(request: Omit<InspectionRequest, 'text'> & { text?: string }): Promise<InspectionResponse>
  /** The JSON of the saved page, or of a single Node if the page is large, with the place marked. */
  json(place: Place | null): MarkedJson
  /** TypeScript for the components that the fixed page names. */
  resolver(): string
}

/** Longer pages, in characters, are shown one Node at a time. */
const MAX_WHOLE_PAGE_LENGTH = 60_000

/** Longer pages, in characters, are not indented: a text field would need a second to lay out the lines. */
const MAX_INDENTED_LENGTH = 1_000_000

/** The JSON of a page for copying, in the object that was around it. Indented, or one Node per line if it is long. */
function pageText(page: Fields, around: Versioned | null): string {
  if (around !== null) {
    const fields = Object.entries(around.value).map(([key, value]) => {
      const text = key === around.key ? pageText(page, null) : jsonText(value, 2)
      return `${JSON.stringify(key)}: ${text}`.replaceAll('\n', '\n  ')
    })
    return `{\n  ${fields.join(',\n  ')}\n}`
  }
  const lines = Object.entries(page).map(([id, node]) => `  ${JSON.stringify(id)}: ${jsonText(node)}`)
  const isLong = lines.reduce((length, line) => length + line.length, 0) > MAX_INDENTED_LENGTH
  return isLong ? `{\n${lines.join(',\n')}\n}` : jsonText(page, 2)
}

function componentsOf(page: Fields | null): readonly string[] {
  const names = [...nodesOf(page ?? {}).values()].flatMap(({ type }) => componentOf(type) ?? [])
  return [...new Set(names)].sort()
}

/** Creates a service that keeps the page of its last inspection. */
export function createInspectionService(): InspectionService {
  let diagnosis: Diagnosis | null = null
  let fixedPage: Fields | null = null

  return {
    async inspect({ text = diagnosis?.text ?? '', names, choice, at }) {
      const isNew =
        diagnosis === null ||
        text !== diagnosis.text ||
        String(names) !== String(diagnosis.names) ||
        (at !== undefined && at !== diagnosis.at && at < diagnosis.places.length)
      if (isNew) diagnosis = diagnose(text, names, at)
      const { encodings, page, around, places, at: inspected, wholeWith } = diagnosis as Diagnosis
      const { after, findings } = applyChoice(diagnosis as Diagnosis, choice)
      fixedPage = after
      return {
        reading: isNew
          ? { encodings, rows: page && treeRows(page), places, at: inspected, components: componentsOf(page) }
          : null,
        findings,
        result: after &&
          page && {
            text: pageText(after, around),
            whole: wholeWith(after),
            picture: pictureOf(after),
            differences: differencesOf(page, after),
            numbers: statistics(after),
            fragment: await playgroundFragment(after),
          },
      }
    },
    json(place) {
      const { page, text } = diagnosis ?? { page: null, text: '' }
      if (page === null) return { before: '', marked: '', after: '' }
      const isWhole = text.length <= MAX_WHOLE_PAGE_LENGTH
      if (place === null || !Object.hasOwn(page, place.node))
        return { before: isWhole ? jsonText(page, 2) : 'Select a Node.', marked: '', after: '' }
      const value = isWhole ? page : Object.fromEntries([[place.node, page[place.node]]])
      return markedJson(value, pointerKeys(place.path))
    },
    resolver: () => (fixedPage === null ? '' : resolverStub(fixedPage)),
  }
}
