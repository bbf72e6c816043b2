// @vitest-environment jsdom
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ComponentType } from 'react'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

afterEach(cleanup)

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => path.resolve(folder, file))

const apps = [...filesIn('content/snippets', /App\.tsx$/), ...filesIn('content/demos', /\.tsx$/)]

test('No editor of a recipe or demo follows a link of its page', async () => {
  const followed: string[] = []
  let count = 0
  for (const file of apps) {
    const module = (await import(file)) as Record<string, ComponentType>
    const App = Object.values(module)[0]!
    const { container } = render(<App />)
    for (const link of container.querySelectorAll('a[href]')) {
      count++
      if (fireEvent.click(link)) followed.push(`${file}: ${link.textContent}`)
    }
    cleanup()
  }
  expect(followed).toEqual([])
  expect(count).toBeGreaterThan(10)
}, 60_000)
