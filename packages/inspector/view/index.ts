export { InspectorView, SavedPage, Section } from './InspectorView'
export { addRenders, type Rendered, Renders } from './Renders'
