/** The directives of a policy, each with its sources. */
const directivesOf = (policy: string) =>
  policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return { name, sources }
  })

/** A policy that also allows the inline scripts and styles of the release before: the hashes it names, and nothing else of it. */
export function joinedPolicy(policy: string, before: string): string {
  const old = directivesOf(before)
  return directivesOf(policy)
    .map(({ name, sources }) => {
      const theirs = old.find((directive) => directive.name === name)?.sources ?? []
      const hashes = theirs.filter((source) => /^'sha\d{3}-/.test(source) && !sources.includes(source))
      return [name, ...sources, ...hashes].join(' ')
    })
    .join('; ')
}
