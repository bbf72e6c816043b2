// Inlined into every page: it works before React is there, and without it.
import { readStored } from '../state'
import { tidyAddress } from './address'
import { showChoices } from './choices'

// The script in the head of every page, before the first paint and before any other script.

// Where storage is blocked, reading installs the fallback before another script can fail on it.
readStored('', 'local')
readStored('', 'session')
tidyAddress()
showChoices(document.documentElement.dataset)

// A file without exports counts as CommonJS here, and esbuild would wrap every module after it.
export {}
