export { htmlOf, lowerBody, markdownOf, type LoweredBody } from './lowerBody'
