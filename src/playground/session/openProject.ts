import { type Lesson, lessonFile } from '../../model/lesson'
import { canShare, decodeShare } from './share'
import { parseProject, type Project } from './project'
import { sampleFile } from '../paths'
import { sampleIn, TEMPLATES } from './samples'

/** Fetches a file of the site by its path. */
export type LoadFile = (path: string) => Promise<Response>

/** A lesson with the number of the step that is open, which counts from 0. */
export interface OpenLesson extends Lesson {
  id: string
  at: number
}

/** A project with its title; `notice` says why it is not the one that was asked for. */
export interface Opened {
  title: string
  project: Project
  notice: string | null
  lesson?: OpenLesson
}

/** What opens when nothing else can be loaded. */
const BLANK: Project = { files: { 'App.tsx': 'export function App() {\n  return <p>Hello</p>\n}\n' } }

const NOT_LOADED = 'It could not be loaded. Are you online? Reload the page to try again.'

/**
 * Opens what a fragment names: nothing, a sample, or a whole project that was shared. Never rejects: when there is no
 * such project, another one opens, with a notice.
 */
export async function openProject(fragment: string, load: LoadFile): Promise<Opened> {
  const id = sampleIn(fragment)
  if (id !== null) {
    const sample = await openSample(id, load)
    if (typeof sample === 'object') return sample
    return openInstead(sample === 404 ? `There is no sample “${id}”.` : NOT_LOADED, load)
  }
  const [, lesson, step] = /^#lesson=([a-z]+)&step=([\d.]+)$/.exec(fragment) ?? []
  if (lesson !== undefined) return openLesson(lesson, step ?? '', load)
  if (fragment.replace('#', '') === '') return openInstead(null, load)
  if (!canShare())
    return openInstead('This browser cannot read shared links: it has no CompressionStream.', load)
  const project = await decodeShare(fragment)
  if (project === null)
    return openInstead('The link contains no project. It may have been cut off when it was copied.', load)
  if (Object.keys(project.files).length > 0) return { title: 'Shared project', project, notice: null }
  // A link may hold a page alone, to be looked at in the editor that opens by itself.
  const { project: around, notice } = await openInstead(null, load)
  return { title: 'Shared page', project: { ...around, page: project.page }, notice }
}

/** Opens a step of a lesson. */
async function openLesson(id: string, number: string, load: LoadFile): Promise<Opened> {
  try {
    const response = await load(lessonFile(id))
    const lesson = response.ok ? ((await response.json()) as Lesson) : null
    const at = lesson?.steps.findIndex((each) => each.number === number) ?? -1
    const step = lesson?.steps[at]
    if (!lesson || !step) return await openInstead('There is no such step.', load)
    const title = `${lesson.title}: ${step.title}`
    return { title, project: { files: step.start }, notice: null, lesson: { ...lesson, id, at } }
  } catch {
    return openInstead(NOT_LOADED, load)
  }
}

/** Opens the first template. */
async function openInstead(notice: string | null, load: LoadFile): Promise<Opened> {
  const sample = await openSample(TEMPLATES[0].id, load)
  if (typeof sample === 'object') return { ...sample, notice }
  return { title: 'Blank', project: BLANK, notice: notice ?? NOT_LOADED }
}

/** The sample `id`, or the status of the response; 0 when there was none. */
async function openSample(id: string, load: LoadFile): Promise<Opened | number> {
  try {
    const response = await load(sampleFile(id))
    if (!response.ok) return response.status
    const sample: unknown = await response.json()
    const project = parseProject(sample)
    return project === null ? 404 : { title: (sample as { title: string }).title, project, notice: null }
  } catch {
    return 0
  }
}
