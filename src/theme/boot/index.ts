export { HYDRATED, HYDRATED_EVENT, isHydrated } from './replay'
export { TEMPLATE } from './startScripts'
export { listenForLanding } from './landingMessage'
