export { gradeOf, type Grade } from './gradeOf'
