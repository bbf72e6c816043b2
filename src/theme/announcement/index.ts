export { Announcement, announcementColors } from './Announcement'
export { installAnnouncement, showAnnouncement } from './announcementBehavior'
