export { fencesOf } from './fencesOf'
export { sectionOf } from './sectionOf'
