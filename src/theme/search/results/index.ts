export { SearchResults } from './SearchResults'
export { useQuery } from './useQuery'
