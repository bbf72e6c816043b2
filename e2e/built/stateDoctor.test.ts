// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { CODES } from '@craftjs-site/saved-page'
import { routes } from '../routes'
import { builtFiles, htmlOf, one, pageAt, readBuilt } from './pages'

const page = () => pageAt('tools/state')

test('the page explains every code, even without scripts', () => {
  for (const code of Object.keys(CODES)) expect(one(page(), `#${code} dt code`).textContent).toBe(code)
})

test('no other page includes the State Doctor’s styles or scripts', () => {
  for (const { path } of routes.filter((route) => route.path !== 'tools/state'))
    expect(htmlOf(path)).not.toContain('.doctor-findings')
  const scripts = builtFiles().filter(
    (file) => file.endsWith('.js') && readBuilt(file).includes(CODES.cycle.fix),
  )
  expect(scripts).not.toEqual([])
  const map = /window\.___chunkMapping=(?:"((?:[^"\\]|\\.)*)"|'([^']*)')/.exec(htmlOf('tools/state'))
  const chunks = JSON.parse((map?.[1] ?? map?.[2] ?? '').replaceAll('\\"', '"')) as Record<string, string[]>
  for (const [page, files] of Object.entries(chunks))
    if (page.startsWith('component---') && files.some((file) => scripts.includes(file.slice(1))))
      expect(page).toBe('component---src-pages-tools-state-tsx')
})

test('the State Doctor is listed in llms.txt and in the search', () => {
  for (const file of ['llms.txt', 'records.json']) expect(readBuilt(file)).toContain('/tools/state')
})
