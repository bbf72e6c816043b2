// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { App } from './App'
import { resolver } from './resolver'
import { tryBlock } from './shared/tryBlock'
import { views } from './views'

test('Every block has a view, and the published page shows all of them', () => {
  expect(Object.keys(views)).toEqual(Object.keys(resolver))
  const { publish } = tryBlock(<App />)
  const classes = [...publish().firstElementChild!.children].map((el) => el.className)
  expect(classes).toEqual(
    // No picture has been chosen yet.
    'menu columns tabs accordion form video table buttons quote'
      .split(' ')
      .map((name) => `block-${name}`),
  )
})
