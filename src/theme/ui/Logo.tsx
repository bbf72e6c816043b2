/** A block, the line where the next one will drop, and the empty place for it. */
export function Logo({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" fill="currentColor" aria-hidden="true">
      <path d="M4 2h18v7H4z" />
      <path fill="var(--drop)" d="M0 11h4v1h18v-1h4v4h-4v-1H4v1H0z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="3 2"
        d="M4.75 17.75h16.5v5.5H4.75z"
      />
    </svg>
  )
}
