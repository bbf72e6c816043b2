import { expect, type FrameLocator, type Page } from '@playwright/test'
import { press } from '../keys'
import { encodeShare } from '../../src/playground/session/share'
import type { Project } from '../../src/playground/session/project'

export const resultOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Result"]')
export const codeOf = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true })
export const stateOf = (page: Page) => page.getByRole('region', { name: 'State' })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Presses an item of the menu “More”, which then closes. */
export async function more(page: Page, name: string): Promise<void> {
  await button(page, 'More').click()
  await button(page, name).click()
  await expect(button(page, name)).toBeHidden()
}

/** Waits for the first result or error, and for the code field with CodeMirror. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-playground', 'ready', { timeout: 60_000 })
  await expect(page.locator('.cm-content')).toBeVisible()
}

/** Replaces all of the code by pasting, with real key presses. */
export async function write(page: Page, code: string): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), code)
  await codeOf(page).click()
  await press(page, 'ControlOrMeta+a', 'ControlOrMeta+v')
}

export async function open(page: Page, fragment = '#sample=empty'): Promise<void> {
  await page.goto(`playground${fragment}`)
  await ready(page)
}

/** Opens a project by a shared link, and runs it. */
export async function openProject(page: Page, project: Project): Promise<void> {
  await open(page, `#${await encodeShare(project)}`)
  await page.getByRole('button', { name: 'Run the code' }).click()
}

/** An editor with a page, with `code` in its component. */
export const app = (code: string, text = 'Fine') =>
  `import { Editor, Element, Frame } from '@craftjs/core'
export function App() {
  ${code}
  return <Editor resolver={{}}><Frame><Element is="div" canvas><b>${text}</b></Element></Frame></Editor>
}
`

/** Runs each program and expects `message` within five seconds, and that other code then runs without a reload. */
export async function hang(page: Page, programs: Readonly<Record<string, string>>, message: string) {
  await open(page)
  for (const [name, code] of Object.entries(programs)) {
    await write(page, app(code))
    const found = page.locator('[role="alert"], .playground-foot p', { hasText: message })
    // After the pause that follows the last letter.
    await expect(found, name).toBeVisible({ timeout: 5300 })
    await expect(page.getByRole('listitem').filter({ hasText: message }), name).toHaveCount(
      message.startsWith('The') ? 1 : 0,
    )
    await expect(codeOf(page)).toContainText(code.slice(0, 12))
    await write(page, app('', `After ${name}`))
    await expect(resultOf(page).getByText(`After ${name}`)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
}
