import { expect, test } from 'vitest'
import { pageImages } from './BodyMedia'

const data = {
  layout: 'constrained' as const,
  width: 800,
  height: 400,
  images: { fallback: { src: '/a.webp', srcSet: '/a-150.webp 150w,\n/a.webp 300w' } },
}

test('an image is never wider than its widest file', () => {
  const file = { childImageSharp: { gatsbyImageData: data } }
  expect(pageImages([{ src: './a.png', file, plain: null }])['./a.png']).toMatchObject({
    width: 300,
    height: 150,
  })
})

test('an image that is served unchanged has its own size and one file', () => {
  const plain = { src: '/static/a.svg', width: 90, height: 40 }
  expect(pageImages([{ src: './a.svg', file: { childImageSharp: null }, plain }])['./a.svg']).toMatchObject({
    ...plain,
  })
})
