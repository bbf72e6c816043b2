import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type PageImages, PageImagesContext, Picture } from './Picture'

const images: PageImages = {
  './a.png': {
    ...{ src: '/a.webp', srcSet: '/a-400.webp 400w', sizes: '(min-width: 800px) 800px, 100vw' },
    ...{ width: 800, height: 450 },
  },
}

function render(props: { src: string; alt: string; caption?: string | null }): string {
  return renderToStaticMarkup(
    <PageImagesContext.Provider value={images}>
      <Picture {...props} />
    </PageImagesContext.Provider>,
  )
}

it('a picture has a different image in dark mode if that file exists', () => {
  const html = renderToStaticMarkup(
    <PageImagesContext.Provider value={{ ...images, './a.dark.png': images['./a.png']! }}>
      <Picture src="./a.png" alt="A" />
    </PageImagesContext.Provider>,
  )
  expect([...html.matchAll(/<img data-mode="[^"]*"/g)].join()).toBe(
    '<img data-mode="light",<img data-mode="dark"',
  )
})

it.each([
  [
    'loads lazily and has its dimensions',
    {},
    /<img loading="lazy" decoding="async" width="800" height="450"/,
  ],
  ['cannot be enlarged when it is decorative', { alt: '' }, /^<img[^>]*>$/],
  ['has no style attribute, which the policy of this site forbids', { caption: 'B' }, /^(?![^]*style)/],
  ['shows its description if its file is missing', { src: './missing.png' }, /^A$/],
])('a picture %s', (_, props, expected) => {
  expect(render({ src: './a.png', alt: 'A', ...props })).toMatch(expected)
})
