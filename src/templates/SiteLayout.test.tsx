// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import site from '../../content/site'
import { installEnhancements } from '../theme/enhancements'
import { SiteLayout } from './SiteLayout'

vi.mock('gatsby', () => ({ graphql: () => null, useStaticQuery: () => ({ siteLinks: null, sidebar: null }) }))

beforeAll(() => installEnhancements(document))
afterEach(cleanup)

test.each([true, false])(
  'hideOnScroll: %s decides whether the navbar hides on the way down',
  (hideOnScroll) => {
    Object.assign(site.navbar, { hideOnScroll })
    render(<SiteLayout path="/support">Support</SiteLayout>)
    const isHiddenAt = (top: number) => {
      Object.assign(window, { scrollY: top })
      document.dispatchEvent(new Event('scroll'))
      return screen.getByRole('banner').hasAttribute('data-hidden')
    }
    expect(isHiddenAt(1200)).toBe(hideOnScroll)
    expect(isHiddenAt(900)).toBe(false)
  },
)
