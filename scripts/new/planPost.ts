import GithubSlugger from 'github-slugger'
import { PostFrontMatter } from '../../src/build/content/blog'
import { shortDescription } from '../../tools/checks/style'
import { answersFor, type Question } from './answersFor'
import { frontMatterOf } from './frontMatterOf'
import { problemOfField } from './problemOfField'
import type { PlannedFile } from './writeFiles'

/** What is asked about a new post. */
export type PostQuestion = 'title' | 'description' | 'tags'

const tagsIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

const QUESTIONS: Question<PostQuestion>[] = [
  { name: 'title', asks: 'Title', problemOf: (title) => problemOfField(PostFrontMatter, 'title', title) },
  {
    name: 'description',
    asks: 'Summary for the archive, 50 to 170 characters',
    problemOf: (text) => problemOfField(PostFrontMatter, 'description', text) ?? shortDescription(text),
  },
  {
    name: 'tags',
    asks: 'Tags, with commas between, for example release, react',
    problemOf: (text) =>
      tagsIn(text).length === 0
        ? 'write one at least'
        : problemOfField(PostFrontMatter, 'tags', tagsIn(text)),
  },
]

/** The file of a new post, dated `day` (such as 2026-11-21); its name is made from the title. */
export async function planPost(
  given: Partial<Record<PostQuestion, string>>,
  day: string,
): Promise<PlannedFile[]> {
  const { title, description, tags } = await answersFor(QUESTIONS, given)
  const slug = new GithubSlugger().slug(title.replaceAll('.', '-'))
  const text = `${frontMatterOf({ title, description, date: day, tags: tagsIn(tags) })}
The first paragraph says what this post is about.
`
  return [{ kind: 'made', path: `content/blog/${slug}.mdx`, text }]
}
