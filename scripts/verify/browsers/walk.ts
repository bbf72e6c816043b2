import type { Session } from '../../engines'

/** Something a reader does on the shell of the site, and sees happen. */
export interface Step {
  title: string
  go: (session: Session, siteUrl: string) => Promise<void>
}

const heading = (text: string) =>
  `document.querySelector('h1')?.textContent.trim() === ${JSON.stringify(text)}`
const shown = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((found) => found.checkVisibility())`
const hidden = (selector: string) => `!(${shown(selector)})`
const hydrated = `document.documentElement.hasAttribute('data-hydrated')`
const F8 = '\uE038'
const ESCAPE = '\uE00C'

/** From here on, violations of the policy and errors in scripts are noted down in `window.faults`. */
const NOTE_FAULTS = `window.faults = []
  addEventListener('error', (event) => faults.push(event.message))
  addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)))
  document.addEventListener('securitypolicyviolation', (event) => faults.push(event.violatedDirective))`

/** Opens a page in a wide window, as nobody has used it before. */
async function open(session: Session, url: string): Promise<void> {
  await session.open(url)
  await session.look('localStorage.clear(); sessionStorage.clear()')
  await session.open(url)
  await session.look(NOTE_FAULTS)
}

async function hydrate(session: Session): Promise<void> {
  await session.press(F8)
  await session.sees(hydrated)
}

/** The shell, in the order a reader meets it. */
export const walk: readonly Step[] = [
  {
    title: 'opens the landing page',
    go: async (session, siteUrl) => {
      await open(session, siteUrl)
      await session.sees(shown('h1'))
      await hydrate(session)
      await session.sees(shown('h1'))
    },
  },
  {
    title: 'opens a doc',
    go: async (session, siteUrl) => {
      await open(session, `${siteUrl}docs/overview`)
      await session.sees(
        `${heading('Overview')} && ${shown('.code')} && ${shown('#menu [aria-current=page]')}`,
      )
    },
  },
  {
    title: 'switches the color mode before React comes, and keeps it',
    go: async (session, siteUrl) => {
      await open(session, `${siteUrl}docs/overview`)
      const background = 'return getComputedStyle(document.body).backgroundColor'
      const light = await session.look(background)
      await session.click('[data-color-mode]')
      await session.sees(`document.documentElement.dataset.theme === 'dark'`)
      await session.sees(`getComputedStyle(document.body).backgroundColor !== ${JSON.stringify(light)}`)
      await session.open(`${siteUrl}support`)
      await session.sees(`document.documentElement.dataset.theme === 'dark'`)
    },
  },
  {
    title: 'opens and closes a dropdown',
    go: async (session, siteUrl) => {
      const link = 'header [data-dropdown] a[href$="examples/basic/"]'
      await open(session, `${siteUrl}docs/overview`)
      await session.sees(hidden(link))
      await session.click('header [data-dropdown] button')
      await session.sees(shown(link))
      await session.press(ESCAPE)
      await session.sees(hidden(link))
    },
  },
  {
    title: 'opens the menu in a narrow window, and closes it',
    go: async (session, siteUrl) => {
      await session.resize(390, 844)
      await open(session, `${siteUrl}docs/overview`)
      await session.sees(hidden('#menu'))
      await session.click('[data-menu-open]')
      await session.sees(`${shown('#menu li a')} && document.querySelector('main').inert`)
      await session.press(ESCAPE)
      await session.sees(hidden('#menu'))
      await session.sees(`document.activeElement.matches('[data-menu-open]')`)
      await session.resize(1280, 900)
    },
  },
  {
    title: 'switches tabs',
    go: async (session, siteUrl) => {
      await open(session, `${siteUrl}docs/overview`)
      await session.click('[role=tab][data-value=pnpm]')
      await session.sees(
        `${shown('[role=tabpanel][data-value=pnpm]')} && ${hidden('[role=tabpanel][data-value=npm]')}`,
      )
    },
  },
  {
    title: 'copies code, or says that it cannot',
    go: async (session, siteUrl) => {
      await open(session, `${siteUrl}docs/overview`)
      await session.click('[data-code-copy]')
      await session.sees(
        `/^Code copied|^Copying is not possible/.test(document.querySelector('#announcer').textContent)`,
      )
    },
  },
  {
    title: 'follows a link without a document load, and finds back',
    go: async (session, siteUrl) => {
      await open(session, `${siteUrl}docs/overview`)
      await hydrate(session)
      await session.look('window.isMarked = true; scrollTo(0, 500)')
      await session.click('#menu a[href$="docs/acknowledgements"]')
      await session.sees(`${heading('Acknowledgements')} && window.isMarked && scrollY === 0`)
      await session.back()
      await session.sees(`${heading('Overview')} && window.isMarked && scrollY === 500`)
      const faults = await session.look('return faults')
      if (JSON.stringify(faults) !== '[]') throw new Error(JSON.stringify(faults))
    },
  },
  {
    title: 'answers the search button',
    go: async (session, siteUrl) => {
      await open(session, `${siteUrl}docs/overview`)
      await session.click('[data-search-open]')
      await session.sees(shown('input[type=search]'))
    },
  },
  {
    title: 'shows the not-found page at unknown addresses',
    go: async (session, siteUrl) => {
      await session.open(`${siteUrl}nowhere`)
      await session.sees(`${hydrated} && ${heading('Page not found')}`)
    },
  },
]
