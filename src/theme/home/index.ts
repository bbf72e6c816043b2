export { Home, type HomeProps } from './Home'
export type { Posters } from './posters'
