export { persisted, type Persisted } from './persisted'
export type { Area } from './standIn'
export { readStored, writeStored } from './storage'
export { storageKeys } from './storageKeys'
