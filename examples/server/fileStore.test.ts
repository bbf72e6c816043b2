import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { fileStore } from './fileStore'
import { handleFor } from './handle'
import { listPages, loadPage, savePage } from './pages'

let folder: string
const at = (name: string) => path.join(folder, name)
const page = { json: '{}', revision: 'a' }
const handle = handleFor({
  upgrades: [],
  publicRoutes: {},
  routes: { 'GET pages': listPages, 'GET pages/*': loadPage, 'PUT pages/*': savePage },
})

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'))
  mkdirSync(at('pages'))
  return () => {
    rmSync(folder, { recursive: true })
    vi.restoreAllMocks()
  }
})

it.each(['', '{"json":', 'null'])(
  'A damaged page (%j) hides no other page, and can be saved again',
  async (damaged) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    writeFileSync(at('pages/broken.json'), damaged)
    writeFileSync(at('pages/home.json'), JSON.stringify(page))
    const store = fileStore(folder)
    const ask = async (method: string, route: string, body?: object) => {
      const request = new Request(`http://localhost/api/${route}`, {
        method,
        headers: { authorization: 'Bearer ada' },
        body: body && JSON.stringify(body),
      })
      const response = await handle(request, store)
      return [response.status, await response.text()]
    }
    expect(await ask('GET', 'pages')).toEqual([
      200,
      '[{"id":"broken","title":"Broken","answers":0,"state":"draft"},{"id":"home","title":"Home","answers":0,"state":"draft"}]',
    ])
    expect(await ask('GET', 'pages/broken')).toEqual([200, '{"json":"","revision":""}'])
    expect(log).toHaveBeenCalledExactlyOnceWith(
      `${at('pages/broken.json')} is damaged. Replace it with a backup, or save it again.`,
    )
    const nodes = { ROOT: { type: 'div', props: {}, nodes: [], linkedNodes: {} } }
    const json = JSON.stringify({ version: 0, nodes })
    const [status] = await ask('PUT', 'pages/broken', {
      json,
      revision: 'b',
      replaces: [''],
    })
    expect(status).toBe(204)
    expect((await store.read('pages', 'broken'))?.json).toBe(json)
    expect(readFileSync(at('pages/broken.json.damaged'), 'utf8')).toBe(damaged)
  },
)

it('A damaged page can be deleted', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  writeFileSync(at('pages/broken.json'), '')
  const store = fileStore(folder)
  await store.change('pages', 'broken', () => undefined)
  expect(await store.keys('pages')).toEqual([])
})

it('Only one process uses a folder, until it ends or is killed', () => {
  writeFileSync(at('lock'), String(process.ppid))
  expect(() => fileStore(folder)).toThrow(
    `Process ${process.ppid} uses ${folder}, and two servers would overwrite each other's changes.`,
  )
  // No process has this id.
  writeFileSync(at('lock'), '99999999')
  fileStore(folder)
  expect(readFileSync(at('lock'), 'utf8')).toBe(String(process.pid))
  expect(() => fileStore(folder)).toThrow(`Process ${process.pid} uses`)
  expect(readdirSync(folder).sort()).toEqual(['lock', 'pages'])
})

it('A file that a killed process has not finished is deleted at the next start', () => {
  writeFileSync(at('pages/home.json.new'), '{"json"')
  fileStore(folder)
  expect(readdirSync(at('pages'))).toEqual([])
})

it('A full disk keeps the old version, and leaves no other file', async () => {
  const store = fileStore(folder)
  await store.change('pages', 'home', () => page)
  symlinkSync('/dev/full', at('pages/home.json.new'))
  const save = store.change('pages', 'home', () => ({ ...page, revision: 'b' }))
  await expect(save).rejects.toThrow(existsSync('/dev/full') ? 'ENOSPC' : '')
  expect(await store.read('pages', 'home')).toEqual(page)
  expect(readdirSync(at('pages'))).toEqual(['home.json'])
})
