export { BlogArchive } from './BlogArchive'
export { PostPage } from './PostPage'
