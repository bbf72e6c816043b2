export { chromiumFlags, ensureChromium, findChromium } from './chromium'
export { installDebianPackages } from './debianPackages'
