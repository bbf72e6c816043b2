import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A page that the build wrote, as far as anything is made of it. */
export interface BuiltPage {
  /** Its file. */
  file: string
  /** What stands in its head before and after the styles. */
  head: string
  /** The element with its prose, and what follows in `<main>`; `null` for a page without any. */
  prose: string | null
}

/** Who wants to know something of every built page. */
export interface PageReader {
  read: (page: BuiltPage) => void
}

/** Folders of the output that hold no pages of ours; the example editors have a policy of their own. */
const NO_PAGES = new Set(['examples', 'page-data', 'static', '_gatsby', '~partytown'])

/** Every HTML page under `folder`, the `public` of a build. */
function pagesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (!entry.isDirectory()) return entry.name.endsWith('.html') ? [file] : []
    return NO_PAGES.has(entry.name) ? [] : htmlIn(file)
  })
}

const htmlIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name))

/** The text from `start` to before `end`, which are places in `bytes`. */
const textBetween = (bytes: Buffer, start: number, end: number): string =>
  bytes.toString('utf8', start, Math.max(start, end))

/** The head in `bytes` up to `end`, without what stands in its style elements: a page with demos has two. */
function headIn(bytes: Buffer, end: number): string {
  let head = ''
  let from = 0
  for (
    let style = bytes.indexOf('<style');
    style !== -1 && style < end;
    style = bytes.indexOf('<style', from)
  ) {
    head += textBetween(bytes, from, style)
    from = bytes.indexOf('</style>', style)
    if (from === -1) return head
  }
  return head + textBetween(bytes, from, end)
}

/** What is read of a page that consists of `bytes`: the rest, three quarters of it, is not even decoded. */
export function partsOf(bytes: Buffer): Pick<BuiltPage, 'head' | 'prose'> {
  const headEnd = bytes.indexOf('</head>')
  const start = bytes.indexOf('<div class="prose">', headEnd)
  const prose = start === -1 ? null : textBetween(bytes, start, bytes.indexOf('</main>', start))
  return { head: headIn(bytes, headEnd), prose }
}

/** Reads every page of the output in `folder` once, one after the other, for all who want to know something of it. */
export function readBuiltPages(folder: string, readers: readonly PageReader[]): void {
  for (const file of pagesIn(folder)) {
    const page = { file, ...partsOf(readFileSync(file)) }
    for (const reader of readers) reader.read(page)
  }
}
