import { expect, test, type Locator } from '@playwright/test'

/** Drops `source` at the end of `target`, so it lands after it. */
async function dragAfter(source: Locator, target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('The target is not visible.')
  await source.dragTo(target, {
    targetPosition: { x: box.width - 3, y: box.height - 3 },
  })
}

test('A button is dragged behind another one', async ({ page }) => {
  await page.goto('/editor')
  const buttons = page.getByRole('group').getByRole('button')
  await expect(buttons).toHaveText(['Buy', 'Sell'])
  await dragAfter(page.getByText('Buy'), page.getByText('Sell'))
  await expect(buttons).toHaveText(['Sell', 'Buy'])
})

test('A full bar refuses a button from the toolbox', async ({ page }) => {
  await page.goto('/editor')
  const buttons = page.getByRole('group').getByRole('button')
  const tool = page.getByText('New button')
  await dragAfter(tool, page.getByText('Sell'))
  await expect(buttons).toHaveText(['Buy', 'Sell', 'New'])
  await dragAfter(tool, page.getByText('Sell'))
  await expect(buttons).toHaveCount(3)
})
