import type { SearchSection } from '../../../model/body'
import { PLAYGROUND } from '../../../model/examples'
import { PAGE_TITLES, PLAYGROUND_DESCRIPTION } from '../../../model/pages'
import { CODES } from '@craftjs-site/saved-page'
import type { SearchablePage } from './recordsOf'

const section = (fields: Partial<SearchSection>): SearchSection => ({
  ...{ kind: 'page', id: '', headings: [], text: '', codeNames: [], names: [] },
  ...fields,
})

/** Pages that are neither docs nor posts, but that readers search for. */
export const toolPages: readonly SearchablePage[] = [
  {
    title: PAGE_TITLES[PLAYGROUND],
    description: PLAYGROUND_DESCRIPTION,
    path: PLAYGROUND,
    category: 'Tools',
    keywords: ['playground', 'sandbox', 'try', 'run', 'share', 'online', 'repl'],
    sections: [section({})],
  },
  {
    title: 'State Doctor',
    description: 'Finds and fixes problems in a saved page of Craft.js that does not load.',
    path: '/tools/state',
    category: 'Tools',
    keywords: ['fix', 'repair', 'saved page', 'broken page', 'corrupt', 'inspect', 'validate', 'decode'],
    sections: [
      section({ text: 'Paste a saved page as JSON, base64, LZ-UTF8, lz-string, deflate or gzip.' }),
      section({
        kind: 'section',
        id: 'codes',
        headings: ['What it finds'],
        text: Object.values(CODES)
          .map(({ title }) => `${title.replaceAll('`', '')}.`)
          .join(' '),
      }),
    ],
  },
]
