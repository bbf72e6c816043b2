export {
  AuthorError,
  authorErrorsOf,
  checkEach,
  combineErrors,
  errorCollector,
  type ErrorCollector,
} from './AuthorError'
export { locationOf, locationOfPath } from './locationOf'
export { isTypo, nearest, nearestNames } from './nearest'
export { ERROR_MAP, reportAuthorErrors } from './reportAuthorErrors'
