export { CodeTabs } from './CodeTabs'
export { Home } from './Home'
export type { Stills } from './Still'
