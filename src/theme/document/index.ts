export { inOneSheet, type Part } from './inOneSheet'
export { ScriptsTemplate, type PageRecipe } from './ScriptsTemplate'
export { speculationRules } from './speculationRules'
