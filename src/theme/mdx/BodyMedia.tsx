import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { createContext, type ReactNode, useContext } from 'react'
import site from '../../../content/site'
import type { DemoRecord } from '../../model/body'
import { Demo, type DemoProps } from '../demo'
import { type PageImages, PageImagesContext } from './Picture'

/** Limits the size to that of the widest file: Gatsby reports the width that was requested, even for smaller images. */
function limitWidth(data: IGatsbyImageData): IGatsbyImageData {
  const widths = [...(data.images.fallback?.srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, width]) =>
    Number(width),
  )
  const width = widths.length === 0 ? data.width : Math.min(data.width, Math.max(...widths))
  return { ...data, width, height: (data.height * width) / data.width }
}

/** The images of a body, by the `src` that its author wrote. */
export function pageImages(images: readonly Queries.BodyPictureFragment[]): PageImages {
  return Object.fromEntries(
    images.flatMap(({ src, file, plain }): [string, IGatsbyImageData][] => {
      const data = file.childImageSharp?.gatsbyImageData
      if (data) return [[src, limitWidth(data)]]
      if (!plain) return []
      const { width, height } = plain
      return [[src, { layout: 'constrained', width, height, images: { fallback: { src: plain.src } } }]]
    }),
  )
}

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
