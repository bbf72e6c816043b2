import { readFileSync } from 'node:fs'
import path from 'node:path'

const ID = '_gatsby-scripts-1'

/** The place that Gatsby leaves in a page for its scripts. */
const PLACE = `<slice-start id="${ID}"></slice-start><slice-end id="${ID}"></slice-end>`

/** How Gatsby marks the beginning or the end of a slice, or of a place for one. */
const MARK = /<(?:slice-|!-- slice-)/

/** Fills slices of Gatsby's into pages. */
export interface SliceFiller {
  /**
   * The HTML of the page at `pagePath` as it is when all slices are in it, or as it was when it has any but the scripts:
   * in parts, since to join them takes as long as to write them.
   */
  fill: (pagePath: string, html: string) => string[]
  /** Whether the page at `pagePath` was filled by this process with what its slices say now. */
  isFilled: (pagePath: string) => boolean
}

/**
 * Puts the scripts of Gatsby into pages that are just drawn. They are one slice, which is written before the pages;
 * Gatsby puts it in when all pages are written, and reads and writes each of them once more for it.
 */
export function sliceFiller(publicDir: string): SliceFiller {
  const file = path.join(publicDir, '_gatsby/slices', `${ID}.html`)
  const filled = new Map<string, string>()
  let last: string | null = null
  const scriptsNow = (): string | null => {
    try {
      const text = readFileSync(file, 'utf8')
      // One text for all pages, not one for each.
      return text === last ? last : (last = text)
    } catch {
      return null
    }
  }
  return {
    fill(pagePath, html) {
      filled.delete(pagePath)
      const at = html.indexOf(PLACE)
      if (at === -1) return [html]
      const [before, after, scripts] = [html.slice(0, at), html.slice(at + PLACE.length), scriptsNow()]
      if (scripts === null || [before, after, scripts].some((text) => MARK.test(text))) return [html]
      filled.set(pagePath, scripts)
      return [before, `<!-- slice-start id="${ID}" -->${scripts}<!-- slice-end id="${ID}" -->`, after]
    },
    isFilled: (pagePath) => filled.has(pagePath) && filled.get(pagePath) === scriptsNow(),
  }
}
