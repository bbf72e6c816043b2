import { netlifyRedirects } from './netlifyRedirects'
import { nginxRedirects } from './nginxRedirects'
import type { RedirectPlan } from './redirectPlan'

/** Redirect rules for hosts, to be written into `public/`: `_redirects`, and `_nginx.conf` for nginx. */
export function hostFiles(plan: RedirectPlan): { path: string; text: string }[] {
  return [
    { path: '_redirects', text: netlifyRedirects(plan) },
    { path: '_nginx.conf', text: nginxRedirects(plan) },
  ]
}
