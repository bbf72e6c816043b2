declare module 'subset-font' {
  /** The font with nothing but the glyphs of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'woff' | 'sfnt'
      /** Tags of the OpenType features to keep, with the glyphs that they lead to; all when left out. */
      keepFeatures?: readonly string[]
      /** Axes to keep, each within a range. */
      variationAxes?: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Buffer>
}
