export { installTabs, showStoredTabs } from '../behaviors/tabsBehavior'
