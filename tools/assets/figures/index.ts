export { editorPictures } from './editorPictures'
export { photograph } from './photograph'
export { tutorialFigures } from './tutorialFigures'
