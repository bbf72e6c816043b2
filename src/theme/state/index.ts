export { persisted, type Persisted } from './persisted'
export { readStored, writeStored, type Area } from './storage'
export { storageKeys } from './storageKeys'
