export { chromiumFlags, findChromium } from './chromium'
export { installDebianPackages } from './debianPackages'
export { ensureChromium } from './ensureChromium'
