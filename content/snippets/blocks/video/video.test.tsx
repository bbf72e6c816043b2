// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tryBlock } from '../shared/tryBlock'
import { App } from './App'

test('Visitors have controls and captions, and no address can run a script', () => {
  const { select, write, publish } = tryBlock(<App />)
  select('Video')
  write('Address of the file', '/oven.mp4')
  write('Address of the captions', '/oven.vtt')
  write('Address of the file', 'javascript:alert(1)')
  expect(screen.getByText(/runs a script/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Width in pixels'), {
    target: { value: '10' },
  })
  expect(publish().querySelector('figure')?.innerHTML).toMatch(
    /<video src="\/oven.mp4" controls="".* width="640"><track kind="captions" src="\/oven.vtt"/,
  )
  expect(document.querySelector('main video')?.hasAttribute('controls')).toBe(false)
})
