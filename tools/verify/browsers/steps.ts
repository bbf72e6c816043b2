import {
  hydrate,
  hydrated,
  open,
  expectNoIssues,
  type BrowserStep,
  ESCAPE,
  heading,
  hidden,
  shown,
} from './session'

const link = '#menu a[href$="docs/acknowledgements"]'

const fetched = (path: string) =>
  `performance.getEntriesByType('resource').some(({ name }) => name.endsWith(${JSON.stringify(path)}))`

/** Prefetching: by speculation rules where supported, otherwise by the boot script; after hydration by the navigation plugin. */
const prefetch: BrowserStep = {
  title: 'fetches a page whose link one points at, before React comes and after',
  go: async (session, siteUrl) => {
    // Move the mouse away from the last click, which may be on a control that starts React.
    await session.open(`${siteUrl}docs/overview`)
    await session.hover('h1')
    await open(session, `${siteUrl}docs/overview`)
    await session.hover(link)
    await session.waitFor(
      `!${hydrated} && (HTMLScriptElement.supports?.('speculationrules') || ${fetched('docs/acknowledgements')})`,
    )
    await hydrate(session)
    await session.hover('h1')
    await session.hover(link)
    await session.waitFor(fetched('page-data/docs/acknowledgements/page-data.json'))
    await expectNoIssues(session)
  },
}

/** Everything around the body of a page. */
export const steps: readonly BrowserStep[] = [
  {
    title: 'opens the landing page',
    go: async (session, siteUrl) => {
      await open(session, siteUrl)
      await session.waitFor(shown('h1'))
      await hydrate(session)
      await session.waitFor(shown('h1'))
    },
  },
  {
    title: 'opens a doc',
    go: async (session, siteUrl) => {
      await open(session, `${siteUrl}docs/overview`)
      await session.waitFor(
        `${heading('Overview')} && ${shown('.code')} && ${shown('#menu [aria-current=page]')}`,
      )
    },
  },
  {
    title: 'switches the color mode before React comes, and keeps it',
    go: async (session, siteUrl) => {
      await open(session, `${siteUrl}docs/overview`)
      const background = 'return getComputedStyle(document.body).backgroundColor'
      const light = await session.evaluate(background)
      await session.click('[data-color-mode]')
      await session.waitFor(`document.documentElement.dataset.theme === 'dark'`)
      await session.waitFor(`getComputedStyle(document.body).backgroundColor !== ${JSON.stringify(light)}`)
      await session.open(`${siteUrl}support`)
      await session.waitFor(`document.documentElement.dataset.theme === 'dark'`)
    },
  },
  {
    title: 'opens and closes a dropdown',
    go: async (session, siteUrl) => {
      const link = 'header [data-dropdown] a[href$="examples/basic/"]'
      await open(session, `${siteUrl}docs/overview`)
      await session.waitFor(hidden(link))
      await session.click('header [data-dropdown] button')
      await session.waitFor(shown(link))
      await session.press(ESCAPE)
      await session.waitFor(hidden(link))
    },
  },
  {
    title: 'opens the menu in a narrow window, and closes it',
    go: async (session, siteUrl) => {
      await session.resize(390, 844)
      await open(session, `${siteUrl}docs/overview`)
      await session.waitFor(hidden('#menu'))
      await session.click('[data-menu-open]')
      await session.waitFor(`${shown('#menu li a')} && document.querySelector('main').inert`)
      await session.press(ESCAPE)
      await session.waitFor(hidden('#menu'))
      await session.waitFor(`document.activeElement.matches('[data-menu-open]')`)
      await session.resize(1280, 900)
    },
  },
  {
    title: 'switches tabs',
    go: async (session, siteUrl) => {
      await open(session, `${siteUrl}docs/overview`)
      await session.click('[role=tab][data-value=pnpm]')
      await session.waitFor(
        `${shown('[role=tabpanel][data-value=pnpm]')} && ${hidden('[role=tabpanel][data-value=npm]')}`,
      )
    },
  },
  {
    title: 'copies code, or says that it cannot',
    go: async (session, siteUrl) => {
      await open(session, `${siteUrl}docs/overview`)
      await session.click('[data-code-copy]')
      await session.waitFor(
        `/^Code copied|^Copying is not possible/.test(document.querySelector('#announcer').textContent)`,
      )
    },
  },
  prefetch,
  {
    title: 'follows a link without a document load, and finds back',
    go: async (session, siteUrl) => {
      await open(session, `${siteUrl}docs/overview`)
      await hydrate(session)
      await session.evaluate('window.isMarked = true; scrollTo(0, 500)')
      await session.click('#menu a[href$="docs/acknowledgements"]')
      await session.waitFor(`${heading('Acknowledgements')} && window.isMarked && scrollY === 0`)
      await session.back()
      await session.waitFor(`${heading('Overview')} && window.isMarked && scrollY === 500`)
      await expectNoIssues(session)
    },
  },
  {
    title: 'answers the search button',
    go: async (session, siteUrl) => {
      await open(session, `${siteUrl}docs/overview`)
      await session.click('[data-search-open]')
      await session.waitFor(shown('input[type=search]'))
    },
  },
  {
    title: 'shows the not-found page at unknown addresses',
    go: async (session, siteUrl) => {
      await session.open(`${siteUrl}nowhere`)
      await session.waitFor(`${hydrated} && ${heading('Page not found')}`)
    },
  },
]
