export { ExamplesPage, type ExamplePictures } from './ExamplesPage'
