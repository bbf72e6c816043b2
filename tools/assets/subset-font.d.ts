declare module 'subset-font' {
  /** Returns the font with only the glyphs of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>
}
