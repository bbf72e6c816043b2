export { Announcement } from './Announcement'
export { installAnnouncement, showAnnouncement } from './announcementBehavior'
