export { Announcement } from './Announcement'
export { announcementStyle } from './announcementStyle'
export { installAnnouncement, showAnnouncement } from '../behaviors/announcementBehavior'
