// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { people, personOfTab, signIn } from './person'

const [ada, ben] = people

it('is the same person after a reload, until the URL names another', () => {
  expect(personOfTab()).toBe(ada)
  history.replaceState(null, '', '?as=ben#/home')
  signIn(personOfTab())
  expect(location.search + location.hash).toBe('#/home')
  expect(personOfTab()).toBe(ben)
  signIn(ada)
  expect(personOfTab()).toBe(ada)
})
