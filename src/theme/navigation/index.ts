export { landOnPage } from './landOnPage'
export { endProgress, startProgress } from './progressBar'
