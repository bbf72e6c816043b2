export { keepEdits, passOnRequests } from './keepEdits'
export { serveSavedQueries } from './savedQueries'
export { serveMistakes, showMistake, type Topic } from './mistakeFeed'
