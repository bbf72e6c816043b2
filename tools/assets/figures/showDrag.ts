import type { Locator, Page } from '@playwright/test'
import { dragOver, dropLine, type Point } from '../../../e2e/tutorial'

/**
 * Drags `source` over a point of `target` without dropping it. Screenshots contain neither the pointer nor the drag
 * image, so both are added to the page.
 */
export async function showDrag(page: Page, source: Locator, target: Locator, to: Point): Promise<void> {
  const pointer = await dragOver(page, source, target, to)
  await dropLine(page).waitFor()
  await page.waitForTimeout(400)
  await source.evaluate(drawPointer, pointer)
}

function drawPointer(source: HTMLElement | SVGElement, { x, y }: { x: number; y: number }): void {
  const image = document.createElement('div')
  const shadow = document.createElement('div')
  shadow.style.opacity = '0.6'
  shadow.append(source.cloneNode(true))
  image.append(shadow)
  Object.assign(image.style, { position: 'fixed', left: `${x + 14}px`, top: `${y + 8}px` })
  Object.assign(image.style, {
    zIndex: '100000',
    color: getComputedStyle(source).color,
    pointerEvents: 'none',
  })
  const pointer = `<svg width="26" height="32" viewBox="0 0 13 16" style="position:absolute;left:-14px;top:-8px">
    <path d="M1 1v12l3-3 2 5 2-1-2-5h4z" fill="#111" stroke="#fff" />
  </svg>`
  image.insertAdjacentHTML('beforeend', pointer)
  document.body.append(image)
}
