export { easeAvif } from './avifEffort'
