export { serveErrors, showError } from './errorFeed'
export { onceServed } from './onceServed'
