export type { Posters } from './EditorPoster'
export { Home } from './Home'
