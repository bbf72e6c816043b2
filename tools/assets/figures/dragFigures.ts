import type { Figure } from './Figure'
import { button, card, text, tool } from './parts'
import { poseDrag, poseRefusal } from './poseDrag'

/** The pictures of the tutorial's steps up to the toolbox, and of what it ends with. */
export const dragFigures: Figure[] = [
  {
    name: 'finished',
    step: 'Move without a mouse',
    height: 800,
    prepare: async (page) => {
      await card(page).click({ position: { x: 4, y: 4 } })
      await page.getByLabel('Background').fill('#fff3d6')
      await page.getByLabel('Padding').fill('24')
      await page.getByLabel('Padding').blur()
    },
  },
  {
    name: 'install',
    step: 'Install',
    height: 220,
    prepare: (page) => page.mouse.move(0, 0),
  },
  {
    name: 'components',
    step: 'User components',
    height: 540,
    prepare: (page) => page.mouse.move(0, 0),
  },
  {
    name: 'interface',
    step: 'Toolbox, settings panel and top bar',
    height: 540,
    prepare: (page) => page.mouse.move(0, 0),
  },
  {
    name: 'drag',
    step: 'Drag and drop',
    height: 540,
    prepare: (page) => poseDrag(page, text(page, 'Hi world'), card(page), [0.4, 0.06]),
  },
  {
    name: 'rule',
    step: 'A rule for one component',
    height: 540,
    prepare: (page) => poseRefusal(page, text(page, 'Drag'), card(page), [0.4, 0.06]),
  },
  {
    name: 'refused',
    step: 'Droppable regions in Card',
    height: 540,
    prepare: (page) => poseDrag(page, button(page, 'Click me'), text(page, 'Title'), [0.4, 0.8]),
  },
  {
    name: 'toolbox',
    step: 'Toolbox',
    height: 540,
    prepare: (page) => poseDrag(page, tool(page, 'Container'), text(page, 'Hi world'), [0.5, 0.9]),
  },
]
