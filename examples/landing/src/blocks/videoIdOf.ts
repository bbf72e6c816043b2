const id = /^[\w-]{11}$/
const link =
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})/

/** Returns the YouTube id in an id or any link to a video, or `null` for anything else. */
export function videoIdOf(text: string): string | null {
  const words = text.trim()
  return id.test(words) ? words : (link.exec(words)?.[1] ?? null)
}
