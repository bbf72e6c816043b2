import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { CARD_SIZE, LINK_PREVIEWS } from '../../../src/model/linkPreviews'
import { withBuiltSite } from '../../fixture'

/** The page of the site in a preview image. */
interface Shown {
  /** Path below the site's address, and the window size in CSS pixels. */
  address: string
  window: { width: number; height: number }
  /** Selector of the element to wait for. */
  waitFor?: string
  /** Selector of the element at the top of the image. */
  top?: string
}

const node = (resolvedName: string, nodes: string[], parent?: string) => ({
  type: { resolvedName },
  isCanvas: nodes.length > 0,
  props: {},
  displayName: resolvedName,
  custom: {},
  hidden: false,
  nodes,
  linkedNodes: {},
  ...(parent !== undefined && { parent }),
})

/** A saved page for the State Doctor: a child is missing, and a Node names the wrong parent. */
const broken = {
  ROOT: node('Page', ['title', 'button', 'gone']),
  title: node('Text', [], 'ROOT'),
  button: node('Button', [], 'elsewhere'),
}

const editor = { width: 1180, height: 760 }

/** The page shown in each section's preview, by section name. */
const shownBy: Record<string, Shown> = {
  home: { address: 'examples/landing/#studio', window: editor },
  docs: { address: 'docs/concepts/user-components', window: { width: 1280, height: 820 } },
  blog: { address: 'examples/landing/#form', window: editor },
  examples: { address: 'examples/basic/', window: editor },
  playground: {
    address: 'playground#sample=demos/Rules',
    window: { width: 1320, height: 850 },
    waitFor: 'html[data-playground="ready"] .cm-content',
  },
  'state-doctor': {
    address: `tools/state#${Buffer.from(JSON.stringify(broken)).toString('base64url')}`,
    // One column with the findings, without the link that was pasted.
    window: { width: 1000, height: 760 },
    waitFor: '#findings',
    top: '#findings',
  },
}

const dataUrl = (file: string, type: string) =>
  `data:${type};base64,${readFileSync(join(__dirname, '../../..', file)).toString('base64')}`

/** HTML of the preview: the section's name in the outline of a selected Node, next to the screenshot. */
const documentOf = (heading: string, line: string, screenshot: string) => `<!doctype html>
<style>${readFileSync(join(__dirname, '../../../src/theme/styles/tokens.css'), 'utf8')}
@font-face { font-family: 'Hanken Grotesk'; font-weight: 400 700;
  src: url(${dataUrl('src/theme/styles/fonts/hanken-grotesk.woff2', 'font/woff2')}) }
body { box-sizing: border-box; width: ${CARD_SIZE.width}px; height: ${CARD_SIZE.height}px; margin: 0; padding: 56px 64px;
  display: flex; flex-direction: column; justify-content: space-between; position: relative; overflow: hidden;
  background: var(--dots), var(--paper); color: var(--ink); font: 500 30px/1.35 var(--font-ui) }
header { display: flex; gap: 18px; align-items: center; font-size: 36px; font-weight: 700 }
header img { width: 52px }
h1 { position: relative; width: max-content; white-space: pre-line; margin: 0 0 28px; padding: 14px 24px 20px;
  border: 4px solid var(--drop); background: var(--paper);
  font-size: ${heading.length > 12 ? 62 : 76}px; line-height: 1.04; letter-spacing: -0.032em }
i { position: absolute; width: 14px; height: 14px; background: var(--drop) }
i:nth-of-type(-n + 2) { top: -9px } i:nth-of-type(n + 3) { bottom: -9px }
i:nth-of-type(odd) { left: -9px } i:nth-of-type(even) { right: -9px }
p { width: 400px; margin: 0; color: var(--ink-soft); text-wrap: balance }
figure { position: absolute; left: 540px; top: 84px; margin: 0; border: 2px solid var(--ink); border-radius: 10px;
  overflow: hidden; box-shadow: 0 24px 60px -12px oklch(0.22 0.02 60 / 0.35) }
figure img { display: block; height: 620px }
</style>
<header><img src="${dataUrl('static/icon.svg', 'image/svg+xml')}">craft.js</header>
<div><h1>${heading}<i></i><i></i><i></i><i></i></h1><p>${line}</p></div>
<figure><img src="${screenshot}"></figure>`

async function screenshotOf(browser: Browser, site: string, shown: Shown): Promise<string> {
  const page = await browser.newPage({
    viewport: shown.window,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  await page.goto(site + shown.address, { waitUntil: 'networkidle' })
  // The font is `font-display: optional`, so the first visit may not use it.
  await page.reload({ waitUntil: 'networkidle' })
  if (shown.waitFor !== undefined) await page.locator(shown.waitFor).waitFor({ timeout: 60_000 })
  // The announcement and the navbar would fill a third of the image.
  await page.evaluate((top) => {
    document.querySelectorAll('[data-announcement], header[data-behind-menu]').forEach((bar) => bar.remove())
    document.documentElement.style.scrollPaddingTop = '24px'
    document.querySelector(top)?.scrollIntoView()
  }, shown.top ?? 'html')
  const picture = await page.screenshot()
  await page.close()
  return `data:image/png;base64,${picture.toString('base64')}`
}

/** Renders each section's link preview from the site in `public/` and writes it to `folder`. */
export async function drawPreviewCards(folder: string): Promise<void> {
  await withBuiltSite(async (browser, url) => {
    for (const { name, heading, line } of LINK_PREVIEWS) {
      const screenshot = await screenshotOf(browser, url, shownBy[name]!)
      const page = await browser.newPage({ viewport: CARD_SIZE })
      await page.setContent(documentOf(heading, line, screenshot))
      await page.evaluate(() => document.fonts.ready)
      const { size } = await sharp(await page.screenshot())
        .jpeg({ quality: 82, mozjpeg: true })
        .toFile(join(folder, `${name}.jpg`))
      await page.close()
      console.log(`${name}.jpg  ${Math.round(size / 1000)} kB`)
    }
  })
}
