import { expect, test } from '@playwright/test'
import { watch } from '../watch'

const policy = "default-src 'none'; img-src https:; script-src 'unsafe-inline'"
const wrongs = `<!doctype html><script>
  console.log('fine')
  console.warn('a warning')
  console.error('an error')
  setTimeout(() => { throw new Error('uncaught') })
</script><style>p { color: red }</style>
<img src="https://img.shields.io/badge.svg"><img src="https://evil.example/pixel.png">`

test('records everything that goes wrong in a page', async ({ browser }) => {
  const context = await browser.newContext()
  const faults = await watch(context)
  const headers = { 'content-type': 'text/html', 'content-security-policy': policy }
  await context.route('**/wrongs', (route) => route.fulfill({ headers, body: wrongs }))
  const page = await context.newPage()
  await page.goto('wrongs')
  await expect
    .poll(() => faults.map((fault) => fault.split(' (')[0]?.slice(0, 50)))
    .toEqual(
      expect.arrayContaining([
        'console warning: a warning',
        'console error: an error',
        'uncaught error: Error: uncaught',
        'request to a foreign host: https://evil.example/pi',
        'console error: securitypolicyviolation: style-src-',
      ]),
    )
  expect(faults.filter((fault) => /fine|shields/.test(fault))).toEqual([])
  await context.close()
})
