export { everythingRead, keepEdits, reading, runsQueries } from './keepEdits'
export { onceServed } from './onceServed'
export { serveMistakes, showMistake, type Topic } from './mistakeFeed'
export { surviveRejections } from './surviveRejections'
