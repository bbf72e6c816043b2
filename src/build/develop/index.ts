export { onceServed } from './onceServed'
export { serveMistakes, showMistake, type Topic } from './mistakeFeed'
