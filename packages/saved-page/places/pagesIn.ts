import { decode, type Unwrap } from '../decode/decode'
import { droppedWords } from '../decode/droppedWords'
import { decodeCandidates, looksLikeJson } from '../decode/encodings'
import { foreignFormat, foreignMessage } from '../foreign'
import type { Finding } from '../inspect/finding'
import { type Fields, parseJson, pointer, pointerKeys } from '../json'
import { hasRoot, isNodeLike } from '../nodes'
import { formOf, readPage, type StoredForm } from '../readPage'
import { type Edit, editsTo, formattedLike, isEqual } from './editJson'
import { joined, literalsIn } from './literals'
import { createLocator, valueEnd } from './ranges'
import { contentOf, decodedFrom, partOf, pathUp, rootSource, type Source, written } from './source'
import { JSON_STRING } from './quoting'

/** A page, and its place in a text. */
export interface FoundPage {
  /** The line, and the column if several texts may be in it: `3` or `3:17`. Empty for JSON. */
  line: string
  /** A JSON Pointer to the page. Empty if the whole text is the page. */
  path: string
  page: Fields
  /** The encodings that were removed, outermost first. */
  encodings: readonly string[]
  /** Problems with the text around it, which were fixed while it was read. */
  findings: readonly Finding[]
  /** Converts a JSON Pointer within the page to one within the text. */
  pathOf: (path: string) => string
  /** Puts another page into its place, for `write`. Returns why that is impossible, or `null`. */
  put: (page: Fields) => string | null
}

/** The pages of a text. */
export interface PagesInText {
  pages: readonly FoundPage[]
  /** The reason if there is no page. */
  reason: string
  /** The text with all pages that were put, or `null` if it would not contain them. Nothing else is changed. */
  write: () => string | null
}

/** Limits of the search in each text: nesting levels, and number of values. */
const MAX_DEPTH = 12
const MAX_VALUES = 2_000_000
/** Shorter texts cannot contain a page, encoded or not. */
const MIN_LENGTH = 20
const MIN_ENCODED_LENGTH = 40
/** Texts within texts. */
const MAX_LEVELS = 6

const NO_WAY_BACK = 'It is stored in a form that cannot be written. Copy the repaired page instead.'

interface Found extends FoundPage {
  source: Source
}

/** Applies `put` to the source of a page, if every text around it can be written. */
function putter(source: Source, editsFor: (page: Fields) => Edit[] | null): FoundPage['put'] {
  let last: Edit[] = []
  return (page) => {
    if (pathUp(source).some(({ lift }) => lift === null)) return NO_WAY_BACK
    let edits: Edit[] | null = null
    try {
      edits = editsFor(page)
    } catch (error) {
      // The value is nested too deeply.
      if (!(error instanceof RangeError)) throw error
    }
    if (edits === null) return NO_WAY_BACK
    source.edits = [...source.edits.filter((each) => !last.includes(each)), ...edits]
    last = edits
    return null
  }
}

/** A page that is a value of valid JSON. */
function foundIn(
  source: Source,
  value: unknown,
  form: StoredForm,
  prefix: string,
  path: string,
  locate: (keys: readonly string[]) => number,
): Found {
  const { page, restored, pathOf } = form
  return {
    line: '',
    path: prefix + path,
    page,
    encodings: source.encodings,
    findings: [],
    pathOf: (inner) => prefix + path + pathOf(inner),
    source,
    put: putter(source, (after) => {
      const changed = restored(after)
      return changed === undefined ? null : editsTo(source.text, locate(pointerKeys(path)), value, changed)
    }),
  }
}

/** Finds the pages in a value of valid JSON. */
function pagesOfValue(
  source: Source,
  value: unknown,
  prefix: string,
  levels: number,
  unwrap: Unwrap,
): Found[] {
  const found: Found[] = []
  let locator: ReturnType<typeof createLocator> | null = null
  const locate = (keys: readonly string[]) => (locator ??= createLocator(source.text))(keys)
  /** Found pages. The Nodes in a tree are one already. */
  const known = new Set<unknown>()
  const open = [{ value, path: '', depth: 0, isInPage: false, isForeign: false }]
  for (let at = 0; at < open.length && at < MAX_VALUES; at += 1) {
    const place = open[at] as (typeof open)[number]
    const { value: each, path, depth, isInPage } = place
    if (typeof each === 'string') {
      if (!mayContainPage(each, isInPage) || levels === 0) continue
      const start = locate(pointerKeys(path))
      const inner = contentOf(source, start + 1, valueEnd(source.text, start) - 1, JSON_STRING)
      found.push(...explore(inner, prefix + path, levels - 1, unwrap))
      continue
    }
    if (typeof each !== 'object' || each === null) continue
    const unwrapped = unwrap(each)
    if (unwrapped !== null) {
      const inner = decodedFrom(source, [[unwrapped.encoding], unwrapped.text, null])
      found.push(...explore(inner, prefix + path, levels - 1, unwrap))
      continue
    }
    const isForeign = place.isForeign || foreignFormat(each) !== null
    const form = isForeign || known.has(each) ? null : formOf(each)
    const isPage = form !== null && (path === '' || !isNodeLike(each)) && (!isInPage || hasRoot(form.page))
    if (isPage) {
      known.add(form.page)
      found.push(foundIn(source, each, form, prefix, path, locate))
    }
    if (depth === MAX_DEPTH) continue
    for (const [key, inner] of Object.entries(each))
      if (typeof inner === 'object' || (typeof inner === 'string' && inner.length >= MIN_LENGTH))
        open.push({
          value: inner,
          path: path + pointer(key),
          depth: depth + 1,
          isInPage: isInPage || isPage,
          isForeign,
        })
  }
  return found
}

/** Whether a text inside JSON could contain a page. Inside a page, only one that is plain JSON counts. */
const mayContainPage = (text: string, isInPage: boolean) =>
  /^\s*["{[]/.test(text)
    ? !isInPage || text.includes('ROOT')
    : !isInPage &&
      text.length >= MIN_ENCODED_LENGTH &&
      !/^data:(?:image|font|video|audio)|^[!-~]+\s+[!-~]+\s/.test(text.slice(0, 200))

/** Texts with a page on each line, as databases export them. `null` for other texts. */
function linesOf(source: Source): { line: number; part: Source }[] | null {
  const lines: { line: number; part: Source }[] = []
  let isJson = false
  let [at, line] = [0, 1]
  for (const each of source.text.split('\n')) {
    if (each.trim() !== '') {
      if (!/^\s*["{[]/.test(each)) return null
      isJson ||= parseJson(each) !== undefined
      if (!isJson && lines.length === 20) return null
      lines.push({ line, part: partOf(source, at, at + each.length) })
    }
    at += each.length + 1
    line += 1
  }
  return isJson && lines.length > 1 ? lines : null
}

/** Finds pages in text that is neither JSON nor encoded: several of them, or pages in quotes. */
function pagesOfLiterals(source: Source, prefix: string, levels: number, unwrap: Unwrap): Found[] {
  const found: Found[] = []
  let [line, lineStart, isPlain] = [1, 0, true]
  const candidates = literalsIn(source)
  let skipTo: number | undefined
  for (let next = candidates.next(); !next.done; next = candidates.next(skipTo)) {
    const candidate = next.value
    const search = candidate.isEscaped ? explore : exploreExactly
    const inner = search(candidate.source, prefix, levels - 1, unwrap).filter(
      // A single Node is part of a page that is damaged or cut off.
      ({ source: { parent }, pathOf }) => parent !== source || pathOf('/ROOT') !== prefix,
    )
    skipTo = inner.length > 0 ? candidate.end : undefined
    if (inner.length === 0) continue
    isPlain &&= candidate.isPlain
    for (let end = source.text.indexOf('\n', lineStart); end >= 0 && end < candidate.start;) {
      line += 1
      lineStart = end + 1
      end = source.text.indexOf('\n', lineStart)
    }
    const place = `${line}:${candidate.start - lineStart + 1}`
    found.push(...inner.map((each) => ({ ...each, line: place })))
  }
  // If there is one page in plain JSON, other text around it is a mistake.
  return found.length === 1 && isPlain ? [] : found
}

/** Finds the pages in an encoded text: in the first reading that is intact and can be written, or else the best. */
function pagesOfEncoded(source: Source, prefix: string, levels: number, unwrap: Unwrap): Found[] {
  let best: Found[] = []
  let bestScore = 0
  const start = source.text.length - source.text.trimStart().length
  // White space is part of some encodings.
  const parts = [partOf(source, start, source.text.trimEnd().length), source].slice(0, levels === 0 ? 0 : 2)
  for (const part of parts)
    for (const layer of part.text === parts[0]?.text && part !== parts[0]
      ? []
      : decodeCandidates(part.text)) {
      const found = explore(decodedFrom(part, layer), prefix, levels - 1, unwrap)
      const isIntact = found.every(({ findings }) => findings.length === 0)
      const isWritable = found.every((each) => pathUp(each.source).every(({ lift }) => lift !== null))
      const score = found.length === 0 ? 0 : 1 + (isIntact ? 2 : 0) + (isWritable ? 1 : 0)
      if (score === 4) return found
      if (score > bestScore) [best, bestScore] = [found, score]
    }
  return best
}

/** Finds the pages in a text without repairing anything. */
function exploreExactly(source: Source, prefix: string, levels: number, unwrap: Unwrap): Found[] {
  if (levels < 0) return []
  const { text } = source
  const value = parseJson(text)
  if (typeof value === 'object' || typeof value === 'string')
    return pagesOfValue(source, value, prefix, levels, unwrap)
  if (!looksLikeJson(text)) {
    const encoded = pagesOfEncoded(source, prefix, levels, unwrap)
    if (encoded.length > 0) return encoded
  }
  const lines = linesOf(source)
  if (lines !== null)
    return lines.flatMap(({ line, part }) =>
      explore(part, prefix, levels, unwrap).map((each) => ({ ...each, line: String(line) })),
    )
  const found = levels === 0 ? [] : pagesOfLiterals(source, prefix, levels, unwrap)
  const whole = found.length > 0 || levels === 0 ? null : joined(source)
  return whole === null ? found : pagesOfLiterals(whole, prefix, levels, unwrap)
}

/** Finds the pages in a text. If it is damaged, it is repaired, and may contain one page. */
function explore(source: Source, prefix: string, levels: number, unwrap: Unwrap): Found[] {
  const found = exploreExactly(source, prefix, levels, unwrap)
  if (found.length > 0) return found
  const { text } = source
  const isInner = source.parent !== null
  if (isInner && (!/ROOT|resolvedName/.test(text) || parseJson(text) !== undefined)) return []
  const { value, text: json, encodings, findings } = decode(text, unwrap)
  const { page, findings: wrappings } = readPage(value)
  if (page === null) return []
  const dropped = droppedWords(json, page)
  const isWhole = encodings.length === 0 && wrappings.length === 0 && dropped.length === 0
  const start = text.length - text.trimStart().length
  return [
    {
      line: '',
      path: prefix,
      page,
      encodings: [...source.encodings, ...encodings],
      findings: [...findings, ...wrappings, ...dropped],
      pathOf: (inner) => prefix + inner,
      source,
      put: putter(source, (after) =>
        isWhole ? [{ start, end: text.trimEnd().length, by: formattedLike(text, after) }] : null,
      ),
    },
  ]
}

/** Finds all pages in a text, however they are stored. `unwrap` reads the format of an app. */
export function pagesIn(text: string, unwrap: Unwrap = () => null): PagesInText {
  const search = (root: Source) =>
    explore(root.text.startsWith('\ufeff') ? partOf(root, 1, root.text.length) : root, '', MAX_LEVELS, unwrap)
  const root = rootSource(text)
  const pages = search(root)
  const changed = new Map<number, Fields>()
  return {
    pages: pages.map(({ put, ...found }, at) => ({
      ...found,
      put: (page) => {
        const reason = put(page)
        if (reason === null) changed.set(at, page)
        return reason
      },
    })),
    reason: pages.length > 0 ? '' : (foreignMessage(parseJson(text)) ?? 'There is no page in this text.'),
    write: () => {
      const after = written(
        root,
        pages.map(({ source }) => source),
      )
      const again = after === text ? pages : search(rootSource(after))
      const isAround = ({ path }: Found) => pages.some((each) => each.path.startsWith(`${path}/`))
      const isRight = [...changed].every(
        ([at, page]) => isAround(pages[at] as Found) || isEqual(again[at]?.page, page),
      )
      return isRight && again.length === pages.length ? after : null
    },
  }
}
