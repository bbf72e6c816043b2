export { holdsPicture } from './holdsPicture'
export { isPicture, plainPicture, type PlainPicture } from './plainPicture'
