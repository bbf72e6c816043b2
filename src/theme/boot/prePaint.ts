import { provideStorage } from './provideStorage'
import { showChoices } from './showChoices'

provideStorage('localStorage')
provideStorage('sessionStorage')
showChoices(document.documentElement.dataset)

// A file without exports counts as CommonJS here, and esbuild would wrap every module behind it.
export {}
