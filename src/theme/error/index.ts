export { CrashBoundary } from './CrashBoundary'
export { NotFound, type NotFoundProps } from './NotFound'
export { messageOf, PageCrashed } from './PageCrashed'
