/** The steps of a first editor, in order. */
export type StepName = 'component' | 'editor' | 'saving'

/** One step in words, and where the docs go on. */
interface Step {
  name: StepName
  title: string
  text: string
  link: { label: string; href: string }
}

/** What stands beside the code samples of the landing page. */
export const steps: readonly Step[] = [
  {
    name: 'component',
    title: 'Connect a component',
    text: 'Any React component becomes a block that people can select and drag, as soon as it hands its element to the connectors of useNode.',
    link: { label: 'User Components', href: '/docs/concepts/user-components' },
  },
  {
    name: 'editor',
    title: 'Put it in a frame',
    text: 'Editor knows your components, Frame is the page that is edited, and an Element with canvas is a place to drop things into. Toolboxes and panels around them are plain React.',
    link: { label: 'Basic Tutorial', href: '/docs/guides/basic-tutorial' },
  },
  {
    name: 'saving',
    title: 'Save the page',
    text: 'The state of the editor is one JSON string. This button shows it; yours sends it where you like. Give it to a frame to go on.',
    link: { label: 'Save and Load', href: '/docs/guides/save-load-state' },
  },
]
