import type { StoredPicture } from './picture'

const drawing = (shapes: string) =>
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160">${shapes}</svg>`,
  )

/** Sample pictures in place of those on your server. */
export const samplePictures: StoredPicture[] = [
  {
    name: 'Hills',
    src: drawing(
      '<rect width="320" height="160" fill="#cfe3f5"/><circle cx="250" cy="45" r="22" fill="#f4b942"/><path d="M0 160V110Q80 50 160 110T320 100V160z" fill="#4c8c5a"/>',
    ),
    width: 320,
    height: 160,
  },
  {
    name: 'Sea',
    src: drawing(
      '<rect width="320" height="160" fill="#f7d9c4"/><rect y="90" width="320" height="70" fill="#2f6f9f"/><path d="M150 88V30l50 50z" fill="#fff"/><path d="M120 90h100l-16 22h-68z" fill="#7a3b2e"/>',
    ),
    width: 320,
    height: 160,
  },
]
