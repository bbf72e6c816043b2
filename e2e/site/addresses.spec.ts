import fc from 'fast-check'
import { consequences } from '../faults'
import { addLink } from '../history'
import { expectHydrated, hydrate, openHydrated } from '../hydrate'
import { MATRIX } from '../appearances'
import { heading, headerLink } from '../parts'
import { expect, navigation, test } from '../test'

/** Addresses from readers or attackers. Only the first line is tested for every change. */
const met = [
  '%2F%2Fevil.example %5cevil.test %20 % %25 r/r/r/nowhere docs/overview%3Fx=1 docs/overview// index.html/index.html search?q=%ff&q=%00#%',
  'foo%2Fbar docs%2Foverview %2f docs/%2foverview ..%2f / /% :uri :path *',
  'r/%2F%2Fevil.example r//evil.example %ff r/https:%2F%2Fevil.example docs/overview%2C docs/overview%23',
  'docs/overview%0a docs/overview%09 docs/overview%20 docs/overview%5C docs/overview%00 playground%20',
  'docs/index.html/index.html /evil.example/index.html %252F %2525',
  'docs/overview%252C docs%2Foverview?x=% docs/overview?a?b#a#b docs/overview/?x=//evil',
].map((line) => line.split(' '))

const parts =
  'docs overview / // . .. :uri * index.html ?q= # & = ; @ % %2F %5C %00 %0A %20 %23 %3F %25 %2525 %2e %c3 ö'
const address = fc.array(fc.constantFrom(...parts.split(' ')), { minLength: 1, maxLength: 7 })

/** The same addresses in every run. */
const made = fc.sample(address, { seed: 34, numRuns: 200 }).map((parts) => parts.join(''))

const cases = [true, false].flatMap((scripts) => [
  { scripts, addresses: met[0]!, tag: [navigation.tag] },
  { scripts, addresses: [...met.slice(1).flat(), ...made], tag: [MATRIX] },
])

for (const { scripts, addresses, tag } of cases)
  test(
    `${addresses.length} odd addresses show the right page, ${scripts ? 'with' : 'without'} scripts`,
    // Without late hydration, React starts on its own, which fails without its scripts.
    { tag: scripts ? tag : [MATRIX, '@late-hydration'] },
    async ({ page, tolerate, baseURL }) => {
      test.setTimeout(600_000)
      tolerate(scripts ? /status of 404/ : consequences)
      if (!scripts) await page.route(/\.js$/, (route) => route.abort())
      for (const path of addresses) {
        await test.step(path, async () => {
          // Changing only the fragment would not load a document.
          await page.goto('about:blank')
          const response = await page.goto(`${baseURL}${path}`)
          const text = response?.ok() ? await response.text() : '<h1>Page not found'
          const title = /<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? ''
          const { origin } = new URL(page.url())
          await page.keyboard.press('F8')
          if (scripts) await expectHydrated(page)
          else await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
          await expect(heading(page)).toHaveText(title)
          expect(new URL(page.url()).origin).toBe(origin)
        })
      }
    },
  )

test('links to odd addresses show the not-found page', navigation, async ({ page, tolerate, baseURL }) => {
  tolerate(/status of 404/)
  const { pathname } = new URL(baseURL!)
  for (const path of [`${pathname}.//evil.example`, `${pathname}%25`]) {
    await openHydrated(page, 'support')
    await page.click(await addLink(page, path))
    await expect(heading(page)).toHaveText('Page not found')
    await expectHydrated(page)
    await headerLink(page, 'Documentation').click()
    await expect(heading(page)).toHaveText('Overview')
    await page.reload()
    await hydrate(page)
    await page.goBack()
    await expect(heading(page)).toHaveText('Page not found')
    await page.goBack()
    await expect(heading(page)).toHaveText('Support')
  }
})

/** Fragments and queries from elsewhere, and a part of the page that remains usable with each of them. */
const strange: Record<string, string> = {
  'cut off': '%E0%A4%A',
  'percent signs': '%',
  nul: '%00',
  'control characters': '%0a%1b%7f',
  'half a character': '%ED%A0%80',
  'a prototype’s name': '__proto__',
  'a path': '../../etc/passwd',
  'an element’s id': 'main',
  markup: '<img src=x onerror=alert(1)>',
  'no lesson': 'lesson=nothing&step=1',
  'no step': 'lesson=basic&step=999999999999',
  'no sample': 'sample=../../records',
  'damaged data': `${'eJzLSM3JyVcozy_KSQEAGgsEXQ'.repeat(40)}!`,
  'half a million characters': 'A'.repeat(500_000),
}

for (const [path, name] of [
  ['playground#', 'Code'],
  ['tools/state#', 'Saved page'],
  ['search?q=', 'Search the documentation'],
] as const)
  test(
    `${path} with an odd ending shows a page that works`,
    { tag: [navigation.tag, MATRIX] },
    async ({ page, tolerate }) => {
      test.setTimeout(240_000)
      tolerate(/status of (?:404|414|431)/)
      for (const [kind, ending] of Object.entries(strange)) {
        // Servers refuse long queries.
        const text = path.startsWith('search') ? ending.slice(0, 4000) : ending
        await page.goto('about:blank')
        await page.goto(path + text)
        await page.keyboard.press('F8')
        await expectHydrated(page)
        const field = page.getByRole(path.startsWith('search') ? 'searchbox' : 'textbox', { name })
        await expect(field.first(), kind).toBeVisible()
        await expect(page.locator('h1, h2').first(), kind).not.toBeEmpty()
        if (path === 'playground#') await expect(page.locator('.cm-content'), kind).toContainText(/\w/)
      }
    },
  )
