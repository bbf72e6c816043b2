export { installTabs, showStoredTabs } from './tabsBehavior'
