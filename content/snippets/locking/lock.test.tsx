// @vitest-environment jsdom
import { Element, Frame, type UserComponent } from '@craftjs/core'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lockRules } from './lock'
import { EditorFor, type Role } from './roles'
import { useLockableBlock } from './useLockableBlock'

afterEach(cleanup)

const Box: UserComponent<{ name: string; children?: ReactNode }> = (box) => {
  const { locked, props } = useLockableBlock()
  return (
    <section aria-label={`${box.name}${locked ? ', locked' : ''}`} {...props}>
      {box.children}
    </section>
  )
}
Box.craft = { displayName: 'Box', rules: lockRules }

test.each<[Role, draggable: string[]]>([
  ['designer', ['Free']],
  ['writer', []],
])('A %s cannot drag locked Nodes or their contents', (role, draggable) => {
  render(
    <EditorFor role={role} resolver={{ Box }}>
      <Frame>
        <Element is="main" canvas>
          <Element is={Box} name="Outer" canvas custom={{ locked: true }}>
            <Box name="Inner" />
          </Element>
          <Box name="Free" />
        </Element>
      </Frame>
    </EditorFor>,
  )
  const boxes = screen.getAllByRole('region')
  const names = (list: HTMLElement[]) =>
    list.map((box) => box.getAttribute('aria-label'))
  expect(names(boxes)).toEqual(['Outer, locked', 'Inner, locked', 'Free'])
  expect(names(boxes.filter((box) => box.draggable))).toEqual(draggable)
})
