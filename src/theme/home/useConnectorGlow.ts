import { useEffect, type RefObject } from 'react'

/** The connector that is at work, as it is written in the code. */
type Connector = 'connectors.connect' | 'connectors.drag'

/** Name of the highlight in Parts.module.css. */
const HIGHLIGHT = 'connector'

/** The places in `root` where `words` stand; highlighted code splits them over several elements. */
function rangesOf(root: Element, words: string): Range[] {
  const nodes: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  const text = nodes.map(({ data }) => data).join('')
  const pointAt = (offset: number): [Text, number] | undefined => {
    let start = 0
    for (const node of nodes) {
      if (offset <= start + node.data.length) return [node, offset - start]
      start += node.data.length
    }
    return undefined
  }
  const ranges: Range[] = []
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const [from, to] = [pointAt(at), pointAt(at + words.length)]
    if (!from || !to) continue
    const range = document.createRange()
    range.setStart(...from)
    range.setEnd(...to)
    ranges.push(range)
  }
  return ranges
}

/**
 * Lights up `connectors.connect` in the code of the section while the pointer is on a block of the running editor, and
 * `connectors.drag` while a block is dragged. In browsers without the CSS Custom Highlight API, nothing lights up.
 */
export function useConnectorGlow(section: RefObject<HTMLElement>): void {
  useEffect(() => {
    const root = section.current
    if (!root || typeof Highlight === 'undefined') return
    const show = (connector: Connector | null) => {
      CSS.highlights.delete(HIGHLIGHT)
      if (!connector) return
      const ranges = [...root.querySelectorAll('.tabs code')].flatMap((code) => rangesOf(code, connector))
      CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges))
    }
    const isBlock = ({ target }: Event) =>
      target instanceof Element && target.closest('[draggable=true]') !== null
    const stop = new AbortController()
    const { signal } = stop
    let isDragging = false
    const hover = (event: Event) => isDragging || show(isBlock(event) ? 'connectors.connect' : null)
    const start = (event: Event) => {
      isDragging = isBlock(event)
      if (isDragging) show('connectors.drag')
    }
    const end = () => {
      isDragging = false
      show(null)
    }
    root.addEventListener('pointerover', hover, { signal })
    root.addEventListener('dragstart', start, { signal })
    document.addEventListener('dragend', end, { signal })
    return () => {
      stop.abort()
      show(null)
    }
  }, [section])
}
