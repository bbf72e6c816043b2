import { format, resolveConfig } from 'prettier'
import { DocFrontMatter } from '../../src/build/content/docs'
import { shortDescription } from '../../tools/checks/style'
import { answersFor, type Question } from './answersFor'
import { frontMatterOf } from './frontMatterOf'
import { categoriesOf, intoSidebar } from './intoSidebar'
import { problemOfField } from './problemOfField'
import type { PlannedFile } from './writeFiles'

const SIDEBARS = 'content/sidebars.ts'
const NONE = 'none'

/** What is asked about a new doc. */
export type DocQuestion = 'id' | 'title' | 'description' | 'category'

const questionsFor = (categories: readonly string[]): Question<DocQuestion>[] => [
  {
    name: 'id',
    asks: 'Doc id: its path under /docs, for example guides/resizing',
    problemOf: (id) =>
      /^(?:[a-z0-9][\w.-]*\/)*[a-zA-Z0-9][\w.-]*$/.test(id)
        ? null
        : 'write words with dashes, and slashes between',
  },
  { name: 'title', asks: 'Title', problemOf: (title) => problemOfField(DocFrontMatter, 'title', title) },
  {
    name: 'description',
    asks: 'Description for search engines, 50 to 170 characters',
    problemOf: (text) => problemOfField(DocFrontMatter, 'description', text) ?? shortDescription(text),
  },
  {
    name: 'category',
    asks: `Category of the sidebar (${[...categories, NONE].join(', ')})`,
    problemOf: (label) =>
      [...categories, NONE].includes(label) ? null : `there is ${[...categories, NONE].join(', ')}`,
  },
]

/** The files of a new doc: itself, and the sidebar that lists it. `sidebars` is the text of `content/sidebars.ts`. */
export async function planDoc(
  given: Partial<Record<DocQuestion, string>>,
  sidebars: string,
): Promise<PlannedFile[]> {
  const answers = await answersFor(questionsFor(categoriesOf(sidebars)), given)
  const { id, title, description, category } = answers
  const text = `${frontMatterOf({ title, description })}
The first paragraph says what this page is about, and for whom.

## The first section

The title above is the h1, so sections start at level 2.
`
  const doc: PlannedFile = { kind: 'made', path: `content/docs/${id}.mdx`, text }
  if (category === NONE) return [doc]
  const listed = await format(intoSidebar(sidebars, category, id), {
    ...(await resolveConfig(SIDEBARS)),
    parser: 'typescript',
  })
  return [doc, { kind: 'changed', path: SIDEBARS, text: listed }]
}
