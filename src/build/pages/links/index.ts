export { checkLinks, problemOfLink, type LinkingPage, type LinkTargets } from './checkLinks'
