export { askGraphiQl, nameOfQuery } from './askGraphiQl'
export { fencesOf } from './fencesOf'
export { sectionOf } from './sectionOf'
