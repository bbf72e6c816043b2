export { easeAvif } from './avifEffort'
export { holdsPicture } from './holdsPicture'
export { keepPictures } from './keepPictures'
export { isPicture, plainPicture, type PlainPicture } from './plainPicture'
