// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { areSingleKeysOn, singleKeyShortcuts } from './singleKeyShortcuts'

beforeEach(() => localStorage.clear())

test('shortcuts of one key answer until the reader turns them off', () => {
  expect(areSingleKeysOn()).toBe(true)
  singleKeyShortcuts.write('off')
  expect(areSingleKeysOn()).toBe(false)
  expect(localStorage.getItem('shortcuts.single-key')).toBe('off')
  singleKeyShortcuts.write('on')
  expect(areSingleKeysOn()).toBe(true)
})

test('junk in the store counts as no choice', () => {
  localStorage.setItem('shortcuts.single-key', 'maybe')
  expect(areSingleKeysOn()).toBe(true)
})
