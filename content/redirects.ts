import type { RedirectConfig } from '../src/model/redirect'

/** Old addresses and where they lead, beside the `/r/` rule and the `redirect_from` of single pages. */
export default {
  moved: [],
  versions: [
    ...['0.1.0-alpha.0', '0.1.0-beta.0', '0.1.0-beta.1', '0.1.0-beta.3', '0.1.0-beta.6', '0.1.0-beta.7'],
    ...['0.1.0-beta.8', '0.1.0-beta.10', '0.1.0-beta.11', '0.1.0-beta.13', '0.1.0-beta.16', '0.1.0-beta.17'],
    ...['0.1.0-beta.19', '0.1.0-beta.20', '0.1.0', '0.1.1'],
    ...['0.2.0-alpha.0', '0.2.0-alpha.5', '0.2.0-alpha.12', '0.2.0-alpha.14', '0.2.0-alpha.16'],
    ...['0.2.0-alpha.25', '0.2.0-alpha.27', '0.2.0-beta.0', '0.2.0-beta.1', '0.2.0-beta.2', '0.2.0-beta.3'],
    ...['0.2.0-beta.4', '0.2.0-beta.5', '0.2.0-beta.6', '0.2.0-beta.7', '0.2.0-beta.8', '0.2.0-beta.9'],
    ...['0.2.0-beta.10', '0.2.0-beta.11', '0.2.0-beta.12'],
    ...['0.2.0', '0.2.1', '0.2.2', '0.2.3', '0.2.4', '0.2.5', '0.2.6', '0.2.7', '0.2.8', '0.2.9', '0.2.10'],
    ...['0.2.11', '0.2.12', '0.3.0-alpha.0', '0.3.0-alpha.4'],
  ],
} satisfies RedirectConfig
