import sharp, { type AvifOptions, type Sharp } from 'sharp'

/** Effort of the encoder, 0 to 9; sharp's default of 4 takes five times as long for 4 % fewer bytes. */
const EFFORT = 2

/**
 * Lowers the default effort for AVIF in this process (docs/decisions/0004-speed-has-a-price.md), because
 * gatsby-plugin-sharp passes only the quality to sharp. An explicit effort still applies.
 */
export function lowerAvifEffort(): void {
  const { prototype } = sharp as unknown as { prototype: Sharp }
  const { avif } = prototype
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: EFFORT, ...options })
  }
}
