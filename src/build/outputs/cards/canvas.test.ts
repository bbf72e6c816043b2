import sharp from 'sharp'
import { expect, it } from 'vitest'
import { newCanvas } from './canvas'

/** The pixels of a picture, each as `rrggbb`, row by row. */
async function pixelsOf(png: Buffer): Promise<string[][]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colors = data.toString('hex').match(/.{6}/g) ?? []
  return Array.from({ length: info.height }, (_, row) =>
    colors.slice(row * info.width, (row + 1) * info.width),
  )
}

it('is written as the picture that was drawn', async () => {
  const canvas = newCanvas(3, 2)
  canvas.fill('#ffffff', 0, 0, 3, 2)
  canvas.fill('#00ff00', 1, 0, 3, 1)
  canvas.paste(Buffer.from('123456', 'hex'), 1, 0, 1)
  expect(await pixelsOf(canvas.png())).toEqual([
    ['ffffff', '00ff00', '00ff00'],
    ['123456', 'ffffff', 'ffffff'],
  ])
})

it('mixes colors where a shape covers a part of a pixel, and cuts what reaches over the edge', async () => {
  const canvas = newCanvas(2, 2)
  canvas.fill('#ffffff', 0, 0, 2, 2)
  const coverage = Uint8Array.from([0, 51, 255, 255])
  canvas.stamp('#000000', { left: 0, top: -1, width: 2, height: 2, coverage }, 0, 1)
  canvas.stamp('#ff0000', { left: 0, top: 0, width: 2, height: 2, coverage }, 1, 1)
  expect(await pixelsOf(canvas.png())).toEqual([
    ['ffffff', 'cccccc'],
    ['000000', '000000'],
  ])
})

it('is not changed by what is drawn on its copy', () => {
  const canvas = newCanvas(2, 2)
  const before = canvas.png()
  canvas.copy().fill('#ffffff', 0, 0, 1, 1)
  expect(canvas.png().equals(before)).toBe(true)
})

it('takes the most similar color when it has 256', async () => {
  const canvas = newCanvas(257, 1)
  const colors = Array.from({ length: 256 }, (_, at) => `0000${at.toString(16).padStart(2, '0')}`)
  for (const [at, color] of colors.entries()) canvas.fill(`#${color}`, at, 0, at + 1, 1)
  canvas.fill('#010080', 256, 0, 257, 1)
  expect((await pixelsOf(canvas.png()))[0]?.at(-1)).toBe('000080')
})
