/** The edges of a frame, clockwise from the top, and their places as backgrounds. */
const EDGES = [0, 1, 2, 3]
const PLACES = '0 0, 100% 0, 100% 100%, 0 100%'

/** Draws a frame around an element once, edge by edge, unless the reader prefers reduced motion. */
export function drawFrame(element: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const lengthOf = (edge: number, drawn: number) => (edge < drawn ? '100%' : '0%')
  // The last two are equal, so that the whole frame stays for a moment.
  const keyframes = [...EDGES, 4, 4].map((drawn) => ({
    backgroundImage: EDGES.map(() => 'linear-gradient(var(--drop) 0 0)').join(),
    backgroundPosition: PLACES,
    backgroundRepeat: 'no-repeat',
    backgroundSize: EDGES.map((edge) =>
      edge % 2 === 0 ? `${lengthOf(edge, drawn)} 2px` : `2px ${lengthOf(edge, drawn)}`,
    ).join(),
  }))
  element.animate(keyframes, { duration: 1200, easing: 'ease-in-out' })
}
