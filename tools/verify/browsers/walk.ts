import { ESCAPE, heading, hidden, hydrate, hydrated, open, peaceful, shown, type Step } from './looking'
import { pointing } from './pointing'

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
  pointing,
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
      await peaceful(session)
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
