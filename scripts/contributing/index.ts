export { askGraphiQl, nameOfQuery } from './askGraphiQl'
export { fencesOf } from './fencesOf'
