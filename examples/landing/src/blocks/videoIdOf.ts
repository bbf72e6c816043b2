const id = /^[\w-]{11}$/
const link =
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})/

/** The id of a YouTube video from the id itself or any link to the video; `null` for everything else. */
export function videoIdOf(text: string): string | null {
  const words = text.trim()
  return id.test(words) ? words : (link.exec(words)?.[1] ?? null)
}
