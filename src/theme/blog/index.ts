export { BlogArchive, byYear, type PostSummary } from './BlogArchive'
export { PostPage, type Post, type PostPageProps } from './PostPage'
