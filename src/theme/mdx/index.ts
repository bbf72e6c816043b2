export { Body } from './Body'
export { MdxComponents } from './MdxComponents'
export { type PageImages, PageImagesContext } from './PageImages'
export { type ProseLinks, ProseLinksContext } from './ProseLink'
