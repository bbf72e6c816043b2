export { ScriptsTemplate, type PageRecipe } from './ScriptsTemplate'
export { linkManifest } from './linkManifest'
export { speculationRules } from './speculationRules'
