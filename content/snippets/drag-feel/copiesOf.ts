import type { NodeId, useEditor } from '@craftjs/core'

type Query = ReturnType<typeof useEditor>['query']

/** Copies of the elements of the Nodes `ids`, or a box if the dragged element is new. */
export function copiesOf(ids: NodeId[], query: Query, show: 'gap' | 'copy') {
  const nodes = query.getNodes()
  const elements = ids.flatMap((id) => nodes[id]?.dom ?? [])
  const copies = elements.map((element) => element.cloneNode(true) as HTMLElement)
  if (copies.length === 0) {
    const box = document.createElement('div')
    box.style.height = '48px'
    copies.push(box)
  }
  for (const copy of copies) {
    // Hides the copy from the pointer and from screen readers.
    copy.inert = true
    copy.style.visibility = show === 'gap' ? 'hidden' : 'visible'
    copy.style.opacity = '0.5'
    copy.style.outline = '2px dashed currentColor'
  }
  return copies
}
