export { fieldTable } from './fieldTable'
export { withTables } from './withTables'
