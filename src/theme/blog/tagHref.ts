/** The parameter of the archive's address that names a tag. */
export const TAG_PARAMETER = 'tag'

/** Where the archive shows the posts with one tag: a tag filters there, and makes no page of its own. */
export function tagHref(tag: string): string {
  return `/blog/archive?${TAG_PARAMETER}=${encodeURIComponent(tag)}`
}
