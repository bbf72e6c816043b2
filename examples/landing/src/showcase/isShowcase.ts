const root = document.documentElement

/** Returns true while the showcase runs. Nothing is saved, announced or focused during it. */
export const isShowcase = (): boolean => 'showcase' in root.dataset

/** Marks the document while the showcase runs. */
export function markShowcase(isOn: boolean): void {
  root.toggleAttribute('data-showcase', isOn)
}
