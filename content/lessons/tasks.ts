import type { Task } from '../../src/model/lesson'

/** The tasks of the Basic Tutorial, by the anchor of the step. The title of an exercise or a challenge is its task. */
export const tasks: Readonly<Record<string, Task>> = {
  'lesson-drag': {
    write: '',
    act: {
      mouse: 'Drag “Second” above “First”, or select it below the page and press Up.',
      buttons: 'Select “Second”, and press Up.',
    },
  },
  'lesson-canvas': {
    write: 'Make the box a Canvas Node.',
    act: {
      mouse: 'Now drag “Stuck” out of the box.',
      buttons: 'Now select “Stuck”, and move it into div, the page.',
    },
  },
  'lesson-card': {
    write: 'Give Card a place for blocks.',
    act: {
      mouse: 'Now drag “First” into the middle of the empty box in the card.',
      buttons: 'Now select “First”, and move it into the last Box.',
    },
  },
  'lesson-rule': {
    write: 'Give Slot a rule that allows only texts.',
    act: {
      mouse: 'Now drag the box with “Free” by its edge over the card, and after that a text.',
      buttons: 'Now select Box, try to move it into Slot, and after that a text.',
    },
  },
  'lesson-toolbox': {
    write: 'Make the button create a text.',
    act: { mouse: 'Now drag the button “Text” onto the page.', buttons: 'Now press the button “Text”.' },
  },
  'lesson-select': { write: 'Make a text show that it is selected.', act: 'Now select a text.' },
  'lesson-edit': { write: 'Turn the selected text into a field.', act: 'Now select a text, and type.' },
  'lesson-settings': {
    write: 'Register the form of Text.',
    act: 'Now select a text, and move the slider.',
  },
  'lesson-defaults': { write: 'Move the default size into craft.props.', act: 'Now select a text.' },
  'lesson-undo': { write: 'Make the buttons undo and redo.', act: 'Now move a block, and undo it.' },
  'lesson-save': {
    write: 'Make the buttons save and load the page.',
    act: 'Now save, move a block, and load.',
  },
}
