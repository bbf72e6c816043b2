// @vitest-environment jsdom
import { Editor, Frame, type UserComponent } from '@craftjs/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SettingsPanel } from '../editing/SettingsPanel'
import { UndoRedo } from '../editing/UndoRedo'
import { useBlock } from '../library/useBlock'
import { PictureLibrary } from '../pictures/library'
import { noPicture, type PictureProps } from '../pictures/picture'
import { samplePictures } from '../pictures/samplePictures'
import type { Fields, InputProps } from './fields'
import { FieldsForm } from './FieldsForm'
import { propProblems } from './propProblems'
import type { Spacing } from './spacing'

interface SampleProps {
  text: string
  size: number
  tone: 'calm' | 'loud'
  align: 'start' | 'end'
  days: ('mon' | 'tue')[]
  open: boolean
  color: string
  gap: Spacing
  href: string
  picture: PictureProps
  links: { id: string; title: string; href: string }[]
  place: [number, number]
}

const PlaceInput = ({ label, value, setValue }: InputProps<[number, number]>) => (
  <button type="button" onClick={() => setValue([value[0] + 1, value[1]])}>
    {label}
  </button>
)

const fields: Fields<SampleProps> = {
  text: { kind: 'text', label: 'Text', maxLength: 9 },
  size: { kind: 'number', label: 'Size', min: 1, max: 9 },
  tone: { kind: 'choice', label: 'Tone', options: { calm: 'Calm', loud: 'Loud' } },
  align: {
    kind: 'choice',
    label: 'Align',
    options: { start: 'Start', end: 'End' },
    radios: true,
    when: ({ open }) => open,
  },
  days: { kind: 'choices', label: 'Days', options: { mon: 'Monday', tue: 'Tuesday' } },
  open: { kind: 'switch', label: 'Open' },
  color: { kind: 'color', label: 'Color', none: 'inherit' },
  gap: { kind: 'spacing', label: 'Gap' },
  href: { kind: 'link', label: 'Link' },
  picture: { kind: 'picture', label: 'Picture' },
  links: {
    kind: 'list',
    label: 'Links',
    item: 'Link',
    fields: {
      title: { kind: 'text', label: 'Title' },
      href: { kind: 'link', label: 'Address', when: ({ title }) => title !== '' },
    },
    first: (number) => ({ title: `Link ${number}`, href: '' }),
    max: 2,
  },
  place: {
    ...{ kind: 'custom', label: 'Move', input: PlaceInput, about: 'two numbers' },
    accepts: (place) => Array.isArray(place) && place.length === 2,
  },
}

/** None of these compiles. */
export const wrong: Fields<SampleProps>[] = [
  // @ts-expect-error: there is no such prop.
  { txt: { kind: 'text', label: '' } },
  // @ts-expect-error: a number is not text.
  { size: { kind: 'text', label: '' } },
  // @ts-expect-error: the option “loud” is missing.
  { tone: { kind: 'choice', label: '', options: { calm: '' } } },
  // @ts-expect-error: the input is for another type.
  { size: { kind: 'custom', label: '', input: PlaceInput } },
  // @ts-expect-error: a new entry needs an address.
  { links: { ...fields.links!, first: () => ({ title: '' }) } },
]

const Sample: UserComponent<SampleProps> = (props) => (
  <output ref={useBlock()} title="Sample">
    {JSON.stringify(props)}
  </output>
)
Sample.craft = { info: { fields }, related: { settings: FieldsForm } }

const first: SampleProps = {
  ...{ text: 'a', size: 2, tone: 'calm', align: 'start', days: ['tue'], open: true },
  ...{ color: '#000000', gap: 'small', href: '/', picture: noPicture, place: [1, 1] },
  links: [{ id: 'x', title: 'Home', href: '/' }],
}

beforeEach(() => {
  render(
    <PictureLibrary first={samplePictures} store={() => Promise.reject(new Error())}>
      <Editor resolver={{ Sample }}>
        <Frame>
          <Sample {...first} />
        </Frame>
        <SettingsPanel />
        <UndoRedo />
      </Editor>
    </PictureLibrary>,
  )
  fireEvent.mouseDown(screen.getByTitle('Sample'))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const shown = () => JSON.parse(screen.getByTitle('Sample').textContent) as SampleProps
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const write = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each<[label: string, value: string, expected: Partial<SampleProps>]>([
  ['Text', 'b', { text: 'b' }],
  ['Size', '9', { size: 9 }],
  ['Size', '10', {}],
  ['Size', '', {}],
  ['Tone', 'loud', { tone: 'loud' }],
  ['Color', '#ff0000', { color: '#ff0000' }],
  ['Link', '/b', { href: '/b' }],
  ['Link', 'javascript:alert(1)', {}],
  ['Title', 'Start', { links: [{ id: 'x', title: 'Start', href: '/' }] }],
])('%s: “%s”', (label, value, expected) => {
  write(label, value)
  expect(shown()).toEqual({ ...first, ...expected })
  // Refused input is marked, and removed when the user leaves the field.
  const isRefused = Object.keys(expected).length === 0
  if (isRefused) expect(field(label).getAttribute('aria-invalid')).toBe('true')
  fireEvent.blur(field(label))
  expect(field(label).value).toBe(isRefused ? { Size: '2', Link: '/' }[label] : value)
})

test('A refused URL leaves the previous one, and a domain gets a protocol', () => {
  fireEvent.focus(field('Link'))
  for (const typed of ['javascript', 'javascript:', 'javascript:alert(1)'])
    write('Link', typed)
  fireEvent.blur(field('Link'))
  expect(shown().href).toBe('/')
  for (const [typed, stored] of [
    ['www.shop.example/x', 'https://www.shop.example/x'],
    ['example.com', 'https://example.com'],
    ['menu.pdf', 'menu.pdf'],
    ['docs/start', 'docs/start'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['{{unsubscribe_url}}', '{{unsubscribe_url}}'],
  ]) {
    fireEvent.focus(field('Link'))
    write('Link', typed!)
    fireEvent.blur(field('Link'))
    expect(shown().href).toBe(stored)
  }
})

test.each<[role: string, name: string, expected: Partial<SampleProps>]>([
  ['checkbox', 'Monday', { days: ['mon', 'tue'] }],
  ['checkbox', 'Tuesday', { days: [] }],
  ['switch', 'Open', { open: false }],
  ['radio', 'End', { align: 'end' }],
  ['radio', 'Large', { gap: 'large' }],
  ['button', 'Remove the color', { color: 'inherit' }],
  ['button', 'Move', { place: [2, 1] }],
])('%s “%s”', (role, name, expected) => {
  fireEvent.click(screen.getByRole(role, { name }))
  expect(shown()).toEqual({ ...first, ...expected })
})

test('A conditional field depends on the other props', () => {
  fireEvent.click(screen.getByRole('switch', { name: 'Open' }))
  expect(screen.queryByRole('radio', { name: 'End' })).toBeNull()
  write('Title', '')
  expect(screen.queryByLabelText('Address')).toBeNull()
})

test('Entries of a list can be added, moved and removed', () => {
  press('Add: Link')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Add/ }).disabled).toBe(
    true,
  )
  fireEvent.click(screen.getAllByText('Move up')[1]!)
  expect(shown().links.map(({ title }) => title)).toEqual(['Link 2', 'Home'])
  fireEvent.click(screen.getAllByText('Remove')[1]!)
  expect(shown().links).toMatchObject([{ title: 'Link 2', href: '' }])
})

test('A new picture needs a new description', () => {
  press('Hills')
  write('Description', 'Green hills')
  press('Hills')
  expect(field('Description').value).toBe('Green hills')
  press('Sea')
  expect(field('Description').value).toBe('')
})

test('Each edit is one step of undo', () => {
  vi.useFakeTimers()
  write('Tone', 'loud')
  write('Text', 'ab')
  write('Text', 'abc')
  act(() => void vi.advanceTimersByTime(1000))
  write('Text', 'abcd')
  const texts = [0, 0, 0].map(() => {
    press('Undo')
    return `${shown().text} ${shown().tone}`
  })
  expect(texts).toEqual(['abc loud', 'a loud', 'a calm'])
})

test.each<[prop: string, value: unknown, problem: string]>([
  ['text', 'x'.repeat(10), 'text of at most 9 characters'],
  ['size', 10, 'a number from 1 to 9'],
  ['size', '2', 'a number from 1 to 9'],
  ['tone', 'toString', 'one of calm, loud'],
  ['days', ['sun'], 'a list of any of mon, tue'],
  ['open', 'yes', 'true or false'],
  ['color', 'red', 'a color such as #1a73e8, or "inherit"'],
  ['gap', 'huge', 'one of none, small, medium, large'],
  ['href', 'javascript:alert(1)', 'an address that does not run a script'],
  ['picture', null, 'a picture with src, width, height, alt and decorative'],
  ['links', [{ id: 'x', title: 'Home' }], 'a list of objects with id, title, href'],
  ['place', [1], 'two numbers'],
])('A page whose %s is %j is refused', (prop, value, problem) => {
  expect(propProblems(Sample, { [prop]: value })).toEqual([
    `has the prop ${prop}, which must be ${problem}`,
  ])
  expect(propProblems(Sample, { ...first })).toEqual([])
})
