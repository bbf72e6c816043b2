/** What decoding needs from libraries. The model imports none, so whoever decodes hands them in. */
export interface Codecs {
  /**
   * Inflates gzip, zlib or raw deflate. Of data that is cut off, it returns what it could read. Throws when it is none of
   * them.
   */
  inflate: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>
  /** Reads every text encoding of lz-string; `null` when a text is none. */
  lzString: Readonly<Record<LzStringEncoding, (text: string) => string | null>>
  /** Repairs JSON with commas, quotes or brackets amiss. Throws when it cannot, with the `position` of the problem. */
  mend: (text: string) => string
}

export type LzStringEncoding = 'base64' | 'uri' | 'utf16' | 'raw'
