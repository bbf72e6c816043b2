export { chromiumFlags, findChromium } from './chromium'
export { ensureChromium } from './ensureChromium'
