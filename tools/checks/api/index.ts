export { apiTable } from './apiTable'
export { apiStep } from './apiStep'
