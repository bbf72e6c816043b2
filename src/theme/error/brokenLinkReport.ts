const NEW_ISSUE = 'https://github.com/prevwong/craft.js/issues/new'

/** Addresses are cut here: a form that is too long is not shown at all. */
const LONGEST = 500

/** The form for a new issue about a link that leads nowhere, filled in; `referrer` is empty when it is not known. */
export function brokenLinkReport(address: string, referrer: string): string {
  const form = new URL(NEW_ISSUE)
  form.searchParams.set('title', 'Website: a link leads nowhere')
  form.searchParams.set(
    'body',
    [
      `There is no page at: ${address.slice(0, LONGEST)}`,
      `The link stands on: ${referrer === '' ? '(please fill in)' : referrer.slice(0, LONGEST)}`,
      'What I was looking for: ',
    ].join('\n'),
  )
  return form.href
}
