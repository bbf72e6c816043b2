export { Home, type HomeProps } from './Home'
export type { Stills } from './stills'
