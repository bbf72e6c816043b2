export { BlogArchive, byYear, type PostSummary } from './BlogArchive'
export { PostPage, type PostPageProps } from './PostPage'
