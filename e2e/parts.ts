import type { Locator, Page } from '@playwright/test'

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
export const headerLink = (page: Page, name: string): Locator =>
  page.locator('header').getByRole('link', { name })
export const sidebarLink = (page: Page, name: string): Locator =>
  page.locator('#menu').getByRole('link', { name, exact: true })
