import { useEffect, type RefObject } from 'react'

/** The active connector, as it appears in the code. */
type Connector = 'connectors.connect' | 'connectors.drag'

/** Name of the highlight in CodeToEditor.module.css. */
const HIGHLIGHT = 'connector'

/** The ranges in `root` that contain `words`. Syntax highlighting may split them across several elements. */
function rangesOf(root: Element, words: string): Range[] {
  /** The position of each character, followed by the end position. */
  const points: [node: Node, offset: number][] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    for (let offset = 0; offset < node.length; offset += 1) points.push([node, offset])
  points.push([root, root.childNodes.length])
  const text = root.textContent
  const ranges: Range[] = []
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const range = document.createRange()
    range.setStart(...points[at]!)
    range.setEnd(...points[at + words.length]!)
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
