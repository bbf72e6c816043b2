export { Body } from './Body'
export { MdxComponents } from './MdxComponents'
export { type PageDemos, PageDemosContext, type PageImages, PageImagesContext } from './pageContexts'
export { type ProseLinks, ProseLinksContext } from './ProseLink'
