export { isHydrated } from './replay'
export { TEMPLATE } from './startScripts'
