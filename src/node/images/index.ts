export { easeAvif } from './avifEffort'
export { keepPictures } from './keepPictures'
export { isPicture, plainPicture, type PlainPicture } from './plainPicture'
