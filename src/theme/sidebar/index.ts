export { installCategories, showCategories } from './categoryBehavior'
export { Sidebar, type SidebarProps } from './Sidebar'
