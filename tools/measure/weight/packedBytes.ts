import { brotliCompressSync } from 'node:zlib'

/** Bytes of a text or file as a host sends it: brotli at its best, as for files that are compressed once. */
export const packedBytes = (content: string | Buffer): number => brotliCompressSync(content).length
