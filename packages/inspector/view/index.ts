export { addRenders, type Rendered } from './addRenders'
export { InspectorView, Section } from './InspectorView'
export { Renders } from './Renders'
export { SavedPage } from './SavedPage'
