/** Returns the id of a new page: `spring-menu` for “Spring Menu”, or `spring-menu-2` if that one is taken. */
export function idFor(title: string, taken: readonly string[]): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const id = (words ?? ['page']).join('-').slice(0, 36).replace(/-$/, '')
  for (let number = 1; ; number++) {
    const free = number === 1 ? id : `${id}-${number}`
    if (!taken.includes(free)) return free
  }
}

/** Returns a title for a page that was saved before pages had titles: “Spring menu” for `spring-menu`. */
export const titleFor = (id: string) =>
  `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`

/** Returns the title in the props of a page's root, or the subject of an issue of a newsletter. */
export function titleIn(props: Record<string, unknown> = {}): string | undefined {
  const title = props.title ?? props.subject
  return typeof title === 'string' && title.trim() !== '' ? title : undefined
}
