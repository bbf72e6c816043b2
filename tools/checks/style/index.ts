export { layoutFaults } from './layoutFaults'
export { proseFaults } from './proseFaults'
export { descriptionFaults, shortDescription } from './shortDescription'
