export { installCategories, showCategories } from '../behaviors/categoryBehavior'
export { Sidebar, type SidebarProps } from './Sidebar'
