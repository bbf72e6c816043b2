import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { waitForAnimations } from '../motion'

/** Color of the drop indicator in demos and examples where a drop is allowed: the site's accent. */
export const [accent = ''] =
  /(?<=--drop: )[^;]+/.exec(readFileSync('src/theme/styles/tokens.css', 'utf8')) ?? []

/** A point of an element as fractions of its width and height: `[0.5, 1]` is the center of its bottom edge. */
export type Point = [number, number]

/** Drags `source` over a point of `target` without dropping it, and resolves with the position of the pointer. */
export async function dragOver(
  page: Page,
  source: Locator,
  target: Locator,
  to: Point,
): Promise<{ x: number; y: number }> {
  // A previously moved element may still be animating.
  await waitForAnimations(page)
  const start = await pointOf(source, [0.5, 0.5])
  const end = await pointOf(target, to)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 8, start.y + 8, { steps: 3 })
  await page.mouse.move(end.x, end.y, { steps: 12 })
  await page.mouse.move(end.x + 1, end.y, { steps: 2 })
  return end
}

/** Drags with the mouse and drops where the drop indicator has `color`. */
export async function drag(
  page: Page,
  source: Locator,
  target: Locator,
  to: Point,
  color: string | RegExp,
): Promise<void> {
  await dragOver(page, source, target, to)
  await expect(dropLine(page)).toHaveCSS('background-color', color)
  await page.mouse.up()
  await expect(dropLine(page)).toHaveCount(0)
}

/** The drop indicator of Craft.js. */
export function dropLine(page: Page): Locator {
  return page.locator('div[style*="z-index: 99999"]')
}

async function pointOf(element: Locator, [right, down]: Point): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element to drag is not visible')
  return { x: box.x + box.width * right, y: box.y + box.height * down }
}
