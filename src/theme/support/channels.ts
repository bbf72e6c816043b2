/** One place to give money to the author of Craft.js. */
interface Channel {
  name: string
  href: string
  what: string
}

/** Every place to give money to the author of Craft.js. */
export const channels: readonly Channel[] = [
  {
    name: 'GitHub Sponsors',
    href: 'https://github.com/sponsors/prevwong',
    what: 'Every month or once, with your GitHub account.',
  },
  {
    name: 'Open Collective',
    href: 'https://opencollective.com/craftjs/contribute',
    what: 'As a company or a person, with public accounts.',
  },
  { name: 'Patreon', href: 'https://patreon.com/imprev', what: 'Every month, as a patron.' },
  { name: 'Ko-fi', href: 'https://ko-fi.com/prevwong', what: 'The price of a coffee, once.' },
  { name: 'PayPal', href: 'https://paypal.me/prevwong', what: 'Any sum, once.' },
]
