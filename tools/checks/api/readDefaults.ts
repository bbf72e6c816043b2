/** Default values by symbol and member, as one writes them in JSX: `{}`, `'red'`; functions are left out. */
export type Defaults = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Reads the defaults from the constants that the package itself starts with; declarations hold none. */
export async function readDefaults(): Promise<Defaults> {
  const { defaultElementProps, editorInitialState } = await import('@craftjs/core')
  return { Editor: written(editorInitialState.options), Element: written(defaultElementProps) }
}

function written(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'function'
        ? []
        : [
            [
              name,
              JSON.stringify(value)
                .replaceAll(/"(\w+)":/g, '$1:')
                .replaceAll('"', "'"),
            ],
          ],
    ),
  )
}
