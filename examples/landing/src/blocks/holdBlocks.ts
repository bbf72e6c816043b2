/** Keeps the block around `field`, and those around that, from being dragged, so that the mouse marks words; undone by what it returns. */
export function holdBlocks(field: HTMLElement): () => void {
  const held: HTMLElement[] = []
  let block = field.closest<HTMLElement>('[draggable=true]')
  while (block) {
    held.push(block)
    block.draggable = false
    block = block.closest<HTMLElement>('[draggable=true]')
  }
  return () => {
    for (const one of held) one.draggable = true
  }
}
