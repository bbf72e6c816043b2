import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compileFile } from '../../src/build/mdx'
import { lessonOf, LESSONS } from '../../src/build/playground'
import { lessonChecks, lessonTasks } from '../../content/lessons'
import { emptySnapshot } from '../../src/fixtures/emptyStates'

const demoFiles = (name: string) =>
  name === ''
    ? undefined
    : {
        'App.tsx': readFileSync(`content/demos/${name}.tsx`, 'utf8').replace(
          `function ${name}`,
          'function App',
        ),
      }

it.each(Object.entries(LESSONS))(
  'no step of the lesson “%s” is done before the reader does something',
  async (id, path) => {
    const mdx = readFileSync(path, 'utf8').replace(/^---\n[^]*?\n---\n/, '')
    const { steps } = lessonOf(await compileFile(mdx, { path, root: process.cwd() }), id, '/', demoFiles)
    expect(steps.map((step) => step.id).sort()).toEqual(Object.keys(lessonChecks[id] ?? {}).sort())
    const lessons = steps.filter((step) => /^\d+$/.test(step.number) && step.id === step.anchor)
    expect(lessons.map((step) => step.id)).toEqual(id === 'basic' ? Object.keys(lessonTasks) : [])
    for (const { id: step, start, solution } of steps)
      for (const files of [start, solution]) {
        expect(lessonChecks[id]?.[step]?.({ files, ...emptySnapshot }), step).not.toBe(true)
      }
  },
)
