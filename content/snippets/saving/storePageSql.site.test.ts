import { readFileSync } from 'node:fs'
import { array, assert, constantFrom, property, record, subarray } from 'fast-check'
import initSqlJs, { type Database } from 'sql.js'
import { expect, it } from 'vitest'
import type { PageSave, StoredPage } from './server'
import { storePage } from './storePage'

const SQL = await initSqlJs()
const [create = '', update = '', insert = '', select = ''] = readFileSync(
  'content/snippets/saving/storePage.sql',
  'utf8',
).split(';')

/** Runs a statement with the values that it names, as a library for databases would. Lists become several values. */
function run(database: Database, statement: string, values: Record<string, string | string[]>) {
  const list: string[] = []
  const sql = statement.replaceAll(/--.*/g, '').replaceAll(/:(\w+)/g, (_all, name: string) => {
    const given = [values[name] ?? []].flat()
    list.push(...given)
    return given.map(() => '?').join()
  })
  const prepared = database.prepare(sql, list)
  const row = prepared.step() ? prepared.get() : []
  prepared.free()
  return { row, changed: database.getRowsModified() }
}

/** Stores a page as the comments of the file tell a server to. Returns the HTTP status. */
function storeInDatabase(database: Database, id: string, save: PageSave): number {
  const values = { id, ...save }
  if (run(database, update, values).changed > 0) return 204
  if (save.replaces.includes('') && run(database, insert, values).changed > 0) return 204
  return run(database, select, values).row[0] === save.revision ? 204 : 409
}

function emptyDatabase(): Database {
  const database = new SQL.Database()
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
  expect(run(database, 'SELECT json FROM pages', {}).row).toEqual(['{"of":"r2"}'])
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
        const [{ values } = { values: [] }] = database.exec(
          'SELECT id, json, revision FROM pages ORDER BY id',
        )
        const expected = [...pages].map(([name, { json, revision }]) => [name, json, revision])
        expect(values).toEqual(expected.sort())
      }
      database.close()
    }),
  )
})
