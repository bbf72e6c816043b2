export { cardFacts, type CardFacts } from './cardFacts'
export { writeCards } from './writeCards'
