export { fieldTable } from './fieldTable'
export { schemaFiles } from './schemaFiles'
export { withTables } from './withTables'
