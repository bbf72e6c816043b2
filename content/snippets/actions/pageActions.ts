import type { Visit } from './visit'

/** An action as a page saves it: a name, and one value that the user filled in. */
export interface PageAction {
  name: string
  value: string
}

interface ActionKind {
  /** What the user chooses. */
  label: string
  /** What the user fills in. */
  field: string
  run: (value: string, visit: Visit) => void
}

/** What a page can do. Saved pages use these names, so never rename one. */
export const actionKinds: Record<string, ActionKind> = {
  add: {
    label: 'Add 1 to a number',
    field: 'Name of the number',
    run: (name, { values, setValue }) => setValue(name, Number(values[name] ?? 0) + 1),
  },
  copy: {
    label: 'Copy a text',
    field: 'Text',
    run: (text, { setValue }) => {
      void navigator.clipboard.writeText(text).then(() => setValue('copied', text))
    },
  },
}

/** Runs the action that a saved page names. A name that is unknown does nothing. */
export function runAction({ name, value }: PageAction, visit: Visit) {
  if (Object.hasOwn(actionKinds, name)) actionKinds[name]!.run(value, visit)
}
