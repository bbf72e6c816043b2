/** SVG paths of the icons, on a 24 × 24 grid. */
const paths = {
  container: 'M4 4h16v16H4zM4 9h16M10 9v11',
  text: 'M5 7V5h14v2M12 5v14M9 19h6',
  button: 'M3 8h18v8H3zM8 12h8',
  picture: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M15 9h.01',
  card: 'M5 3h14v18H5zM5 12h14M8 15h8M8 18h5',
  plus: 'M12 5v14M5 12h14',
  bold: 'M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z',
  heading: 'M6 4v16M18 4v16M6 12h12',
  left: 'M4 6h16M4 12h10M4 18h13',
  center: 'M4 6h16M7 12h10M5 18h14',
  right: 'M4 6h16M10 12h10M7 18h13',
  outline: 'M3 8h18v8H3z',
  video: 'M3 5h18v14H3zM10 9v6l5-3z',
  undo: 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm16 5 4 4-4 4M20 9H10a6 6 0 0 0 0 12h3',
  move: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  parent: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 12h.01',
  up: 'M12 20V4M5 11l7-7 7 7',
  down: 'M12 4v16M5 13l7 7 7-7',
  in: 'M4 4v9h14M12 7l6 6-6 6',
  out: 'M20 20v-9H6M12 5l-6 6 6 6',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  delete: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  hidden:
    'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M3 3l18 18',
  rename: 'M4 20h4L20 8l-4-4L4 16zM13 7l4 4',
  chevron: 'm9 5 7 7-7 7',
  linked:
    'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  play: 'M7 4v16l13-8z',
} as const

/** The name of an icon. */
export type IconName = keyof typeof paths

/** An icon in the current color. It is hidden from screen readers, so label its control. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)
