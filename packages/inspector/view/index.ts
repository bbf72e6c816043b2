export { InspectorView, SavedPage, Section } from './InspectorView'
