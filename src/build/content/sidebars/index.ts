export { resolveSidebar } from './resolveSidebar'
export { listing, type SidebarNode, sidebarOf } from './sidebarNode'
export { sidebarSchema } from './sidebarSchema'
