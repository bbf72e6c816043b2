export { Layout, type LayoutProps, type SiteChrome } from './Layout'
