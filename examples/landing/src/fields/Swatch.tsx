/** A color sample, for summaries. */
export const Swatch = ({ color }: { color: string }) => (
  <span
    className="swatch"
    style={{ background: color === 'inherit' ? 'currentcolor' : color }}
  />
)
