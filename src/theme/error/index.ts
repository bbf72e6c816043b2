export { CrashBoundary } from './CrashBoundary'
export { NotFound, type NotFoundProps } from './NotFound'
export { PageCrashed } from './PageCrashed'
