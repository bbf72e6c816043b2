/** The id of the sample that a fragment names; `null` when it names none. */
export function sampleIn(fragment: string): string | null {
  const [, id] = /^#?sample=((?:[\w.-]+\/)*[\w.-]+)$/.exec(fragment) ?? []
  return id === undefined || /(?:^|\/)\.{1,2}(?:\/|$)/.test(id) ? null : id
}
