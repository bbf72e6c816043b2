import type { Page } from '@playwright/test'

/** Makes the page /docs/concepts/nodes crash while it is drawn: its data names a component that does not exist. */
export async function crashNodes(page: Page): Promise<void> {
  await page.route(/page-data\/docs\/concepts\/nodes\/page-data\.json/, async (route) => {
    const data = await (await route.fetch()).json()
    data.result.data.doc.body = [{ island: 'Nope', props: {} }]
    await route.fulfill({ json: data })
  })
}
