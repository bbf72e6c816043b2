/** The icons that `styles/utilities.css` defines. */
type IconName =
  | 'search'
  | 'menu'
  | 'close'
  | 'chevron'
  | 'external'
  | 'copy'
  | 'mode'
  | 'arrow'
  | 'edit'
  | 'issue'
  | 'expand'

/** Hidden from screen readers: the text next to it, or the label of its control, must convey the meaning. */
export function Icon({ name }: { name: IconName }) {
  return <span className="icon" data-icon={name} aria-hidden="true" />
}
