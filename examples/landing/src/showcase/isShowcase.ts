const root = document.documentElement

/** Whether the editor is showing what it can do: nothing is saved, announced or focused then. */
export const isShowcase = (): boolean => 'showcase' in root.dataset

/** Marks the document for as long as the editor shows what it can do. */
export function markShowcase(isOn: boolean): void {
  root.toggleAttribute('data-showcase', isOn)
}
