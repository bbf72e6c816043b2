import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepPicturesIn } from './keepPictures'

const { prototype } = sharp as unknown as { prototype: { toBuffer: unknown } }
const { toBuffer } = prototype
const kept = new Map<string, string>()

beforeAll(() =>
  keepPicturesIn({
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
  }),
)

afterAll(() => void (prototype.toBuffer = toBuffer))

const picture = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="${color}" d="M0 0h8v8z"/></svg>`,
  )

it('gives a picture that was made before, and makes one for every other original and every other step', async () => {
  const first = await sharp(picture('red')).webp({ quality: 50 }).toBuffer()
  for (const [key, value] of kept) kept.set(key, Buffer.from(`kept ${value}`).toString('base64'))
  const again = await sharp(picture('red')).webp({ quality: 50 }).toBuffer()
  expect(again.toString()).toBe(`kept ${first.toString('base64')}`)
  // gatsby-plugin-sharp clones what it has opened, and asks for every format.
  const clone = sharp(picture('red')).clone().webp({ quality: 50 }).png({ force: false })
  expect((await clone.toBuffer()).toString()).toMatch(/^kept/)

  const others = [
    sharp(picture('blue')).webp({ quality: 50 }),
    sharp(picture('red')).webp({ quality: 80 }),
    sharp(picture('red')).avif({ quality: 50 }),
    sharp(picture('red')).resize(4).webp({ quality: 50 }),
    sharp(picture('red')).rotate(90).webp({ quality: 50 }),
    sharp(picture('red'), { density: 144 }).webp({ quality: 50 }),
  ]
  for (const other of others) expect((await other.toBuffer()).toString()).not.toMatch(/^kept/)
  expect(kept.size).toBe(1 + others.length)
})

it('leaves pixels alone, and callers who ask for more than the picture', async () => {
  const before = kept.size
  expect(await sharp(picture('red')).raw().toBuffer()).toHaveLength(8 * 8 * 4)
  const { info } = await sharp(picture('red')).webp().toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(8)
  expect(kept.size).toBe(before)
})
