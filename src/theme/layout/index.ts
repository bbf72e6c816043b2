export { announcementStyle } from './Announcement'
export { Layout } from './Layout'
