export { HYDRATED, HYDRATED_EVENT } from './replay'
export { TEMPLATE } from './startScripts'
export { listenForLanding } from './landingMessage'
