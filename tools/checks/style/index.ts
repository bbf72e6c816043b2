export { proseFaults } from './proseFaults'
export { descriptionFaults, shortDescription } from './shortDescription'
