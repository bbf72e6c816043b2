/*
 * A link to the playground carries its project in the fragment: base64url of raw deflate of JSON. The page of the project
 * is in that JSON, where `readPage` finds it.
 */

/** The path of the playground, without the path prefix. */
export const PLAYGROUND = '/playground'

/** What a link to the playground carries, in base64url; `null` when the text is no link. */
export function playgroundPayload(text: string): string | null {
  const [, fragment] = /^(?:https?:\/\/[^\s#]+|\/[^\s#]*)?#(\S+)$/.exec(text) ?? []
  if (fragment === undefined) return null
  // A name such as `state=` may precede it.
  return fragment.replace(/^[\w-]+=(?=[\w-]{8})/, '')
}
