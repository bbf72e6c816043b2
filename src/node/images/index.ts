export { easeAvif } from './avifEffort'
export { keepPictures } from './keepPictures'
