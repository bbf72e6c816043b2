export { ScriptsTemplate, type PageRecipe } from './ScriptsTemplate'
export { speculationRules } from './speculationRules'
