/**
 * Makes the blocks around `field` non-draggable, so that the mouse can select text. Returns a function that makes them
 * draggable again.
 */
export function suspendDragging(field: HTMLElement): () => void {
  const blocks: HTMLElement[] = []
  let block = field.closest<HTMLElement>('[draggable=true]')
  while (block) {
    blocks.push(block)
    block.draggable = false
    block = block.closest<HTMLElement>('[draggable=true]')
  }
  return () => {
    for (const one of blocks) one.draggable = true
  }
}
