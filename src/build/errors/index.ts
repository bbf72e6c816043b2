export { assertKnownKeys } from './assertKnownKeys'
export {
  AuthorError,
  authorErrorsOf,
  combineErrors,
  errorCollector,
  type ErrorCollector,
} from './AuthorError'
export { locationOf } from './locationOf'
export { locationOfPath } from './locationOfPath'
export { isTypo, nearest, nearestNames } from './nearest'
export { ERROR_MAP, reportAuthorErrors } from './reportAuthorErrors'
