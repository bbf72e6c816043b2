import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { createContext, type ReactNode, useContext } from 'react'
import site from '../../../content/site'
import type { DemoRecord } from '../../model/body'
import { Demo, type DemoProps } from '../demo'
import { type PageImage, type PageImages, PageImagesContext } from './Picture'

/** Limits the size to the size of the widest file: Gatsby reports the width that was requested, even for smaller images. */
function limitWidth({ width, height, images: { fallback } }: IGatsbyImageData): PageImage {
  const widths = [...(fallback?.srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
  const limited = widths.length === 0 ? width : Math.min(width, Math.max(...widths))
  return { src: '', ...fallback, width: limited, height: (height * limited) / width }
}

/** The images of a body, by the `src` that its author wrote. */
export const pageImages = (images: readonly Queries.BodyPictureFragment[]): PageImages =>
  Object.fromEntries(
    images.flatMap(({ src, file, plain }) => {
      const data = file.childImageSharp?.gatsbyImageData
      const image = data ? limitWidth(data) : plain
      return image ? [[src, image]] : []
    }),
  )

/** The absolute URL of the front matter's image for link previews, or `null`. */
export function previewImage(page: {
  readonly image: { readonly publicURL: string | null } | null
}): string | null {
  const path = page.image?.publicURL
  return path ? site.url + path : null
}

/** The demos of the page, by name. Templates provide them. */
const PageDemosContext = createContext<Readonly<Record<string, DemoRecord>>>({})

/** The `<Demo>` of MDX files: the live demo `name`. */
export function DemoIsland({ name, title, panel }: Omit<DemoProps, 'demo'> & { name: string }) {
  const demo = useContext(PageDemosContext)[name]
  // An unknown name fails the build. In develop, the title appears in place of the demo.
  return demo ? <Demo demo={demo} title={title} panel={panel} /> : <p>{title}</p>
}

interface BodyMediaProps {
  images: readonly Queries.BodyPictureFragment[]
  demos: readonly Queries.BodyDemoFragment[]
  children: ReactNode
}

/** Provides a page's images and live demos to its body. */
export function BodyMedia({ images, demos, children }: BodyMediaProps) {
  const byName = Object.fromEntries(demos.map((demo) => [demo.name, demo as unknown as DemoRecord]))
  return (
    <PageImagesContext.Provider value={pageImages(images)}>
      <PageDemosContext.Provider value={byName}>{children}</PageDemosContext.Provider>
    </PageImagesContext.Provider>
  )
}
