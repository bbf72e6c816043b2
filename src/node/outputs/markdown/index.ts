export { htmlOf, lowerBody, markdownOf, type LoweredBody } from './lowerBody'
export { proseIn } from './readBody'
