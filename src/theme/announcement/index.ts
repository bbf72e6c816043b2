export { Announcement } from './Announcement'
export { announcementStyle } from './announcementStyle'
