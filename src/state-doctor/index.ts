export { default as stateDoctorSheet } from './stateDoctor.sheet.css'
export { default as stateDoctorStyle } from './stateDoctor.sheet.css?inline'
export { StateDoctor } from './StateDoctor'
