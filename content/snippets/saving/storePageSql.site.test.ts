import { readFileSync } from 'node:fs'
import { array, assert, constantFrom, property, record, subarray } from 'fast-check'
import { Database } from 'node-sqlite3-wasm'
import { expect, it } from 'vitest'
import type { PageSave, StoredPage } from './server'
import { storePage } from './storePage'

const [create = '', update = '', insert = '', select = ''] = readFileSync(
  'content/snippets/saving/storePage.sql',
  'utf8',
).split(';')

/** A statement with the values that it names, as a library for databases would pass them. Lists become several values. */
function bind(statement: string, values: Record<string, string | string[]>): [string, string[]] {
  const list: string[] = []
  const sql = statement.replaceAll(/--.*/g, '').replaceAll(/:(\w+)/g, (_all, name: string) => {
    const given = [values[name] ?? []].flat()
    list.push(...given)
    return given.map(() => '?').join()
  })
  return [sql, list]
}

/** Stores a page as the comments of the file tell a server to. Returns the HTTP status. */
function storeInDatabase(database: Database, id: string, save: PageSave): number {
  const values = { id, ...save }
  if (database.run(...bind(update, values)).changes > 0) return 204
  if (save.replaces.includes('') && database.run(...bind(insert, values)).changes > 0) return 204
  return database.get(...bind(select, values))?.revision === save.revision ? 204 : 409
}

function emptyDatabase(): Database {
  const database = new Database()
  database.run(create)
  return database
}

it('The SQL stores a new page once, and refuses a second new page of the same name', () => {
  const database = emptyDatabase()
  const save = (revision: string, replaces: string[]) =>
    storeInDatabase(database, 'home', { json: `{"of":"${revision}"}`, revision, replaces })
  expect([save('r1', ['']), save('r1', ['', 'r1']), save('r9', ['']), save('r2', ['r1'])]).toEqual([
    204, 204, 409, 204,
  ])
  expect(database.all('SELECT json FROM pages')).toEqual([{ json: '{"of":"r2"}' }])
  database.close()
})

it('The SQL responds to any saves as storePage does, and stores the same pages', () => {
  const revisions = ['r1', 'r2', 'r3', 'r4']
  const save = record({
    id: constantFrom('home', 'about'),
    revision: constantFrom(...revisions),
    replaces: subarray(['', ...revisions]),
  })
  assert(
    property(array(save, { maxLength: 12 }), (saves) => {
      const database = emptyDatabase()
      const pages = new Map<string, StoredPage>()
      for (const { id, ...rest } of saves) {
        // Two saves with the same revision are the same save.
        const page = { ...rest, json: `{"of":"${rest.revision}"}` }
        expect(storeInDatabase(database, id, page)).toBe(storePage(pages, id, page))
        const stored = database.all('SELECT id, json, revision FROM pages ORDER BY id')
        const expected = [...pages].map(([id, page]) => ({ id, json: page.json, revision: page.revision }))
        expect(stored).toEqual(expected.sort((a, b) => (a.id < b.id ? -1 : 1)))
      }
      database.close()
    }),
  )
})
