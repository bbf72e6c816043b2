// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { codeOf, installCopying } from './copy'

/** A code block around `code`, as the compiler writes it. */
function block(code: string): Element {
  document.body.innerHTML = `<div id="announcer" role="status"></div><figure class="code"><button data-code-copy></button><pre><code>${code}</code></pre></figure>`
  return document.querySelector('.code')!
}

const writeText = vi.fn<(text: string) => Promise<void>>()
installCopying(document)

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
})
afterEach(() => vi.useRealTimers())

describe('codeOf', () => {
  it('returns the text of the block', () => {
    expect(codeOf(block('<span class="tk-keyword">let</span> a\n\nlet b'))).toBe('let a\n\nlet b')
  })

  const deleted = '<span class="line" data-del><span class="tk-string">b</span></span>'

  it.each([
    [`a\n${deleted}\n\n<span class="line" data-ins>c</span>`, 'a\n\nc'],
    [`${deleted}\n${deleted}\na`, 'a'],
    [`a\n${deleted}\n${deleted}`, 'a'],
  ])('leaves deleted lines out of %j', (code, left) => {
    expect(codeOf(block(code))).toBe(left)
  })
})

describe('the copy button', () => {
  const button = () => document.querySelector<HTMLElement>('[data-code-copy]')!

  it('copies, marks the button for two seconds and announces it', async () => {
    block('npm i')
    button().click()
    await vi.advanceTimersByTimeAsync(60)
    expect(writeText).toHaveBeenCalledWith('npm i')
    expect(button().dataset.copied).toBe('')
    expect(document.querySelector('[role=status]')!.textContent).toBe('Code copied')
    await vi.advanceTimersByTimeAsync(2000)
    expect(button().dataset.copied).toBeUndefined()
  })

  it('announces when copying is not possible', async () => {
    block('npm i')
    writeText.mockRejectedValue(new Error('not allowed'))
    button().click()
    await vi.advanceTimersByTimeAsync(60)
    expect(button().dataset.copied).toBeUndefined()
    expect(document.querySelector('[role=status]')!.textContent).toBe('Copying is not possible here')
  })

  it('with data-copy copies the text of that attribute', async () => {
    document.body.innerHTML = '<button data-copy="npm i @craftjs/core"></button>'
    document.querySelector<HTMLElement>('[data-copy]')!.click()
    await vi.advanceTimersByTimeAsync(60)
    expect(writeText).toHaveBeenCalledWith('npm i @craftjs/core')
  })
})

it('the anchor of a heading copies the address of its section', async () => {
  document.body.innerHTML = '<a class="heading-anchor" href="#props"></a>'
  document.querySelector<HTMLElement>('.heading-anchor')!.click()
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledWith(`${location.origin}/#props`))
})
