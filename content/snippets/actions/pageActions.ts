import type { Visit } from './visit'

/** An action as a page saves it: a name, and one value that the user filled in. */
export interface PageAction {
  name: string
  value: string
}

interface ActionKind {
  /** The name of the action in the settings. */
  label: string
  /** The label of the field for the value. */
  field: string
  run: (value: string, visit: Visit) => void
}

/** Actions that buttons can run, by name. Saved pages contain the names, so never rename one. */
export const actionKinds: Record<string, ActionKind> = {
  add: {
    label: 'Add 1 to a number',
    field: 'Name of the number',
    run: (name, { values, setValue }) => {
      const value = Object.hasOwn(values, name) ? values[name] : 0
      setValue(name, Number(value) + 1)
    },
  },
  copy: {
    label: 'Copy text',
    field: 'Text',
    run: (text, { setValue }) => {
      void copied(text).then((value) => setValue('copied', value))
    },
  },
}

/** Runs the action named in a saved page. Ignores unknown names. */
export function runAction({ name, value }: PageAction, visit: Visit) {
  if (Object.hasOwn(actionKinds, name)) actionKinds[name]!.run(value, visit)
}

/** Returns the copied text, or a message if the browser refuses. */
async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return text
  } catch {
    return 'Not copied'
  }
}
