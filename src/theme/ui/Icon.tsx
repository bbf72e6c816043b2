/** The icons of `styles/utilities.css`. */
export type IconName =
  | 'search'
  | 'menu'
  | 'close'
  | 'chevron'
  | 'external'
  | 'copy'
  | 'check'
  | 'mode'
  | 'arrow'
  | 'edit'
  | 'issue'
  | 'expand'

/** A small sign in the color of the text around it; words beside it or a label on its control say what it means. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <span className={`icon ${className}`.trim()} data-icon={name} aria-hidden="true" />
}
