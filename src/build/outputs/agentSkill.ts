import { createHash } from 'node:crypto'
import { canonicalUrl, type Origin } from '../../model/url'
import { type MarkdownPage, markdownVersion } from './markdownVersion'

/** Id of the doc that is also published as a skill (https://agentskills.io). */
const DOC = 'agents'

const NAME = 'craftjs'
const FOLDER = '/.well-known/agent-skills'

/** Path of the index of skills. */
export const SKILL_INDEX = `${FOLDER}/index.json`

/** The skill, and the index where agents find it; empty if the doc does not exist. */
export function agentSkillFiles(
  pages: readonly MarkdownPage[],
  site: Origin,
): { path: string; text: string }[] {
  const doc = pages.find(({ page }) => 'docId' in page && page.docId === DOC)
  if (!doc) return []
  const { description } = doc.page
  const path = `${FOLDER}/${NAME}/SKILL.md`
  const text = `---\nname: ${NAME}\ndescription: ${JSON.stringify(description)}\n---\n\n${markdownVersion(doc)}`
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`
  const skill = { name: NAME, type: 'skill-md', description, url: canonicalUrl(site, path), digest }
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [skill],
  }
  return [
    { path, text },
    { path: SKILL_INDEX, text: `${JSON.stringify(index, null, 2)}\n` },
  ]
}
