import sharp, { type AvifOptions, type Sharp } from 'sharp'

/** How hard the encoder tries, 0 to 9; sharp's own 4 takes five times as long for 4 % fewer bytes. */
const EFFORT = 2

/**
 * Makes every AVIF of this process with less effort (docs/decisions/0004-build-cost.md). gatsby-plugin-sharp passes
 * nothing on but the quality, so that the default is changed here. Whoever states an effort gets it.
 */
export function easeAvif(): void {
  const { prototype } = sharp as unknown as { prototype: Sharp }
  const { avif } = prototype
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: EFFORT, ...options })
  }
}
