export { proseFaults } from './proseFaults'
