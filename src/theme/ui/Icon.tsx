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

/** Hidden from screen readers: text beside it, or a label on its control, must say what it means. */
export function Icon({ name }: { name: IconName }) {
  return <span className="icon" data-icon={name} aria-hidden="true" />
}
