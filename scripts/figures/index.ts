export { editorPictures } from './editorPictures'
export { photograph } from './photograph'
export { type Figure, tutorialFigures } from './tutorialFigures'
