import sharp from 'sharp'
import { expect, it } from 'vitest'
import { lowerAvifEffort } from './avifEffort'

const pixels = Uint8Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * at) % 251)

/** A busy picture as AVIF. */
const bytes = (effort?: number) =>
  sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
    .avif({ quality: 50, ...(effort !== undefined && { effort }) })
    .toBuffer()

it('encodes with less effort than sharp’s default, unless one is given', async () => {
  const [easy, usual] = [await bytes(2), await bytes(4)]
  expect(easy.equals(usual)).toBe(false)
  expect((await bytes()).equals(usual)).toBe(true)
  lowerAvifEffort()
  expect((await bytes()).equals(easy)).toBe(true)
  expect((await bytes(4)).equals(usual)).toBe(true)
})
