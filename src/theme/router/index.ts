export { globalHistory, navigate } from './history'
export { BaseContext, Location, Router } from './Router'
export { ScrollContext } from './ScrollContext'
export { pick } from './pick'
