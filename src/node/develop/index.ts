export { everythingRead, keepEdits, reading, runsQueries } from './keepEdits'
export { serveSavedQueries } from './savedQueries'
export { serveMistakes, showMistake, type Topic } from './mistakeFeed'
export { surviveRejections } from './surviveRejections'
