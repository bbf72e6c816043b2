/**
 * What the fragment of a link carries, in base64url: a project of the playground, or a page; `null` when the text is no
 * such link.
 */
export function linkPayload(text: string): string | null {
  const [, fragment] = /^(?:https?:\/\/[^\s#]+|\/[^\s#]*)?#(\S+)$/.exec(text) ?? []
  if (fragment === undefined) return null
  // A name such as `state=` may precede it.
  return fragment.replace(/^[\w-]+=(?=[\w-]{8})/, '')
}
