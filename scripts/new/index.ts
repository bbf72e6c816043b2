export { answersFor, type Question } from './answersFor'
export { planDoc } from './planDoc'
export { planPost } from './planPost'
export { writeFiles, type PlannedFile } from './writeFiles'
