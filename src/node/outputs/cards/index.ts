export { writeCards } from './writeCards'
