export { CrashBoundary, messageOf } from './CrashBoundary'
export { NotFound } from './NotFound'
