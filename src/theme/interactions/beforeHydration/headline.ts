/** Limits of the headline's size, and the change per key press, in percent of its initial size. */
const LEAST = 60
const MOST = 130
const STEP = 5

const clamp = (size: number) => Math.round(Math.min(MOST, Math.max(LEAST, size)))

/**
 * Makes the headline of the landing page behave like a block: typing edits it, the slider at its corner resizes it, and
 * Escape restores it. Does nothing if the headline is already editable.
 *
 * React renders the words as one string of HTML, and the rest as constants (theme/home/Headline.tsx), so changes made
 * here survive hydration.
 */
export function installHeadline(document: Document): void {
  const block = document.querySelector<HTMLElement>('[data-headline]')
  const title = block?.querySelector('h1')
  const corner = block?.querySelector<HTMLElement>('[role=slider]')
  const tag = block?.querySelector<HTMLElement>('[aria-hidden]')
  if (!block || !title || !corner || !tag || title.hasAttribute('contenteditable')) return
  const words = title.textContent
  let size = 100

  const resize = (next: number) => {
    size = clamp(next)
    block.style.setProperty('--scale', String(size / 100))
    const pixels = Math.round(parseFloat(getComputedStyle(title).fontSize))
    corner.setAttribute('aria-valuenow', String(size))
    corner.setAttribute('aria-valuetext', `${pixels} pixels`)
    tag.dataset.size = `${pixels} px`
  }

  // In browsers that do not support this value, the headline cannot be edited.
  title.setAttribute('contenteditable', 'plaintext-only')
  title.spellcheck = false
  title.addEventListener('blur', () => {
    if (title.textContent?.trim() === '') title.textContent = words
  })

  block.addEventListener('keydown', (event) => {
    const isTyping = event.target === title
    const next = {
      ArrowUp: size + STEP,
      ArrowRight: size + STEP,
      ArrowDown: size - STEP,
      ArrowLeft: size - STEP,
    }
    const reached = { ...next, Home: LEAST, End: MOST }[event.key]
    if (event.key === 'Escape') {
      title.textContent = words
      resize(100)
      delete tag.dataset.size
    } else if (isTyping && event.key === 'Enter') title.blur()
    else if (!isTyping && reached !== undefined) resize(reached)
    else return
    event.preventDefault()
  })

  corner.addEventListener('pointerdown', (event) => {
    const { left, top } = block.getBoundingClientRect()
    const distance = ({ clientX, clientY }: PointerEvent) => Math.hypot(clientX - left, clientY - top)
    const unit = size / distance(event)
    corner.setPointerCapture(event.pointerId)
    const follow = (move: PointerEvent) => resize(unit * distance(move))
    corner.addEventListener('pointermove', follow)
    corner.addEventListener('lostpointercapture', () => corner.removeEventListener('pointermove', follow), {
      once: true,
    })
  })
}
