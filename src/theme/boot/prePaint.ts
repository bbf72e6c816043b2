import { readStored } from '../state'
import { showChoices } from './showChoices'

// Where a store is blocked, reading puts the stand-in there before any other script can trip over it.
readStored('', 'local')
readStored('', 'session')
showChoices(document.documentElement.dataset)

// A file without exports counts as CommonJS here, and esbuild would wrap every module behind it.
export {}
