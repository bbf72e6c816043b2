import { type Lesson, lessonFile } from '../../model/lesson'
import { canShare, decodeShare } from './share'
import { parseProject, type Project } from './project'
import { sampleFile } from '../../model/playground'
import { sampleIn, TEMPLATES } from './samples'

/** Fetches a file of the site by its path. */
export type LoadFile = (path: string) => Promise<Response>

/** A lesson, with the index of the open step, and the number of steps without exercises. */
export interface OpenLesson extends Lesson {
  id: string
  at: number
  count: number
}

/** A project with its title. `notice` explains why it is not the requested one. */
export interface OpenedProject {
  title: string
  project: Project
  notice: string | null
  /** Whether somebody else may have written the code. */
  isShared?: boolean
  lesson?: OpenLesson
}

/** Opens if nothing else can be loaded. */
const BLANK: Project = { files: { 'App.tsx': 'export function App() {\n  return <p>Hello</p>\n}\n' } }

const NOT_LOADED = 'The code could not be loaded. Are you online? Reload the page to try again.'

/**
 * Opens the project that a fragment refers to: a sample, a step of a lesson, a shared project, or the default sample if
 * the fragment is empty. Never rejects: if there is no such project, the default sample opens with a notice.
 */
export async function openProject(fragment: string, load: LoadFile): Promise<OpenedProject> {
  const id = sampleIn(fragment)
  if (id !== null) {
    const sample = await openSample(id, load)
    if (typeof sample === 'object') return sample
    return openFallback(sample === 404 ? `The sample “${id}” does not exist.` : NOT_LOADED, load)
  }
  const [, lesson, step] = /^#lesson=([a-z]+)&step=([\d.]+)$/.exec(fragment) ?? []
  if (lesson !== undefined) return openLesson(lesson, step ?? '', load)
  if (fragment.replace('#', '') === '') return openFallback(null, load)
  if (!canShare())
    return openFallback('This browser cannot read shared links: it has no CompressionStream.', load)
  const project = await decodeShare(fragment)
  if (project === null)
    return openFallback('The link contains no project. It may have been cut off when it was copied.', load)
  if (Object.keys(project.files).length > 0)
    return { title: 'Shared project', project, notice: null, isShared: true }
  // A link may contain only a page. It opens in the editor of the default sample.
  const { project: around, notice } = await openFallback(null, load)
  return { title: 'Shared page', project: { ...around, page: project.page }, notice }
}

/** Opens a step of a lesson. */
async function openLesson(id: string, number: string, load: LoadFile): Promise<OpenedProject> {
  try {
    const response = await load(lessonFile(id))
    const lesson = response.ok ? ((await response.json()) as Lesson) : null
    const at = lesson?.steps.findIndex((each) => each.number === number) ?? -1
    const step = lesson?.steps[at]
    if (!lesson || !step) return await openFallback('This step does not exist.', load)
    const title = `${lesson.title}: ${step.title}`
    const count = lesson.steps.filter((each) => !each.number.includes('.')).length
    return { title, project: { files: step.start }, notice: null, lesson: { ...lesson, id, at, count } }
  } catch {
    return openFallback(NOT_LOADED, load)
  }
}

/** Opens the default sample, which is the first template. */
async function openFallback(notice: string | null, load: LoadFile): Promise<OpenedProject> {
  const sample = await openSample(TEMPLATES[0].id, load)
  if (typeof sample === 'object') return { ...sample, notice }
  return { title: 'Blank', project: BLANK, notice: notice ?? NOT_LOADED }
}

/** Loads the sample `id`. Returns the status of the response if this fails, or 0 if there was no response. */
async function openSample(id: string, load: LoadFile): Promise<OpenedProject | number> {
  try {
    const response = await load(sampleFile(id))
    if (!response.ok) return response.status
    const sample: unknown = await response.json()
    const project = parseProject(sample)
    const title =
      TEMPLATES.find((template) => template.id === id)?.title ?? (sample as { title: string }).title
    return project === null ? 404 : { title, project, notice: null }
  } catch {
    return 0
  }
}
