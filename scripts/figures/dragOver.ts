import type { Locator, Page } from '@playwright/test'

/** A point of an element as fractions of its width and height: `[0.5, 1]` is the middle of its lower edge. */
export type Point = [number, number]

/**
 * Picks `source` up with the mouse and holds it over a point of `target`. The pointer and the image under it are
 * drawn, since a browser does not photograph its own.
 */
export const dragOver = async (page: Page, source: Locator, target: Locator, to: Point): Promise<void> => {
  const start = await pointOf(source, [0.5, 0.5])
  const end = await pointOf(target, to)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 8, start.y + 8, { steps: 3 })
  await page.mouse.move(end.x, end.y, { steps: 12 })
  await page.mouse.move(end.x + 1, end.y, { steps: 2 })
  await dropLine(page).waitFor()
  await page.waitForTimeout(400)
  await source.evaluate(drawPointer, end)
}

/** The line of Craft.js that shows where the dragged element would land. */
const dropLine = (page: Page): Locator => page.locator('div[style*="z-index: 99999"]')

const pointOf = async (element: Locator, [right, down]: Point) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element to drag is not visible')
  return { x: box.x + box.width * right, y: box.y + box.height * down }
}

const drawPointer = (source: HTMLElement | SVGElement, { x, y }: { x: number; y: number }) => {
  const image = document.createElement('div')
  const shadow = document.createElement('div')
  shadow.style.opacity = '0.6'
  shadow.append(source.cloneNode(true))
  image.append(shadow)
  Object.assign(image.style, { position: 'fixed', left: `${x + 14}px`, top: `${y + 8}px` })
  Object.assign(image.style, { zIndex: '100000', color: '#1d211b', pointerEvents: 'none' })
  const pointer = `<svg width="26" height="32" viewBox="0 0 13 16" style="position:absolute;left:-14px;top:-8px">
    <path d="M1 1v12l3-3 2 5 2-1-2-5h4z" fill="#111" stroke="#fff" />
  </svg>`
  image.insertAdjacentHTML('beforeend', pointer)
  document.body.append(image)
}
