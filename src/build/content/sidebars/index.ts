export { resolveSidebar, type ListedDoc } from './resolveSidebar'
export { sidebarSchema } from './sidebarSchema'
