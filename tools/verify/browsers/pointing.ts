import { hydrate, hydrated, open, peaceful, type Step } from './looking'

const link = '#menu a[href$="docs/acknowledgements"]'

const fetched = (path: string) =>
  `performance.getEntriesByType('resource').some(({ name }) => name.endsWith(${JSON.stringify(path)}))`

/** Prefetching: by speculation rules where the browser knows them, else by the boot script, and then by React. */
export const pointing: Step = {
  title: 'fetches a page whose link one points at, before React comes and after',
  go: async (session, siteUrl) => {
    // The mouse rests where the last click was, which may be on something that starts React.
    await session.open(`${siteUrl}docs/overview`)
    await session.hover('h1')
    await open(session, `${siteUrl}docs/overview`)
    await session.hover(link)
    await session.sees(
      `!${hydrated} && (HTMLScriptElement.supports?.('speculationrules') || ${fetched('docs/acknowledgements')})`,
    )
    await hydrate(session)
    await session.hover('h1')
    await session.hover(link)
    await session.sees(fetched('page-data/docs/acknowledgements/page-data.json'))
    await peaceful(session)
  },
}
