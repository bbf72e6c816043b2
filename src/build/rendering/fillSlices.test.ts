import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sliceFiller } from './fillSlices'

interface Stitching {
  stitchSliceForAPage: (page: { pagePath: string; publicDir: string }) => Promise<void>
}
const { stitchSliceForAPage } = createRequire(path.resolve('package.json'))(
  'gatsby/dist/utils/slices/stitching',
) as Stitching

const place = (id: string) => `<slice-start id="${id}"></slice-start><slice-end id="${id}"></slice-end>`
const drawn = `<p>&lt;slice-start id="a"></p>${place('_gatsby-scripts-1')}<p>$& end</p>`

let publicDir = ''
const says = (text: string) =>
  writeFileSync(path.join(publicDir, '_gatsby/slices/_gatsby-scripts-1.html'), text)

beforeEach(() => {
  publicDir = mkdtempSync(path.join(tmpdir(), 'slices-'))
  mkdirSync(path.join(publicDir, '_gatsby/slices'), { recursive: true })
  says('<script>“$&”</script>')
})
afterEach(() => rmSync(publicDir, { recursive: true }))

/** The page that holds `html` after Gatsby has put all slices into it. */
async function stitched(html: string): Promise<string> {
  writeFileSync(path.join(publicDir, 'index.html'), html)
  await stitchSliceForAPage({ pagePath: '/', publicDir })
  return readFileSync(path.join(publicDir, 'index.html'), 'utf8')
}

test('fills the scripts in as Gatsby does, which has nothing left to do then', async () => {
  const filler = sliceFiller(publicDir)
  const html = filler.fill('/', drawn).join('')
  expect(html).toBe(await stitched(drawn))
  expect(html).toContain('<script>“$&”</script>')
  expect(await stitched(html)).toBe(html)
  expect([filler.isFilled('/'), filler.isFilled('/other')]).toEqual([true, false])
})

test('leaves a page to Gatsby when its scripts are others by then', () => {
  const filler = sliceFiller(publicDir)
  filler.fill('/', drawn)
  says('<script>new</script>')
  expect(filler.isFilled('/')).toBe(false)
})

test.each([
  ['has other slices', `${drawn}${place('other')}`],
  ['has other slices that are filled', `<!-- slice-start id="a" --><!-- slice-end id="a" -->${drawn}`],
  ['has no scripts', '<p>end</p>'],
])('leaves a page to Gatsby that %s', (_, html) => {
  const filler = sliceFiller(publicDir)
  filler.fill('/', drawn)
  expect(filler.fill('/', html)).toEqual([html])
  expect(filler.isFilled('/')).toBe(false)
})

test('leaves all pages to Gatsby when the scripts have slices of their own, or are not there', () => {
  const filler = sliceFiller(publicDir)
  says(place('inner'))
  expect(filler.fill('/', drawn)).toEqual([drawn])
  rmSync(path.join(publicDir, '_gatsby'), { recursive: true })
  expect(filler.fill('/', drawn)).toEqual([drawn])
  expect(filler.isFilled('/')).toBe(false)
})
