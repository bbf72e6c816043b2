/** Line icons on a 24 × 24 grid. */
const lines = {
  heading: 'M6 5v14M18 5v14M6 12h12',
  text: 'M4 6h16M4 10h16M4 14h16M4 18h9',
  quote: 'M10 7H5v5h5zm0 5c0 3-1 5-4 5M19 7h-5v5h5zm0 5c0 3-1 5-4 5',
  picture: 'M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4M15 9h.01',
  video: 'M4 5h16v14H4zm6 4v6l5-3z',
  columns: 'M4 5h16v14H4zm8 0v14',
  tabs: 'M4 9h16v10H4zm0 0V5h7v4m0-4h6v4',
  accordion: 'M4 5h16v5H4zm0 9h16v5H4zm11-7 1.5 1.5L18 7',
  table: 'M4 5h16v14H4zm0 5h16M4 14.5h16M10 5v14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  buttons: 'M3 8h8v8H3zm10 0h8v8h-8z',
  button: 'M3 8h18v8H3zm5 4h8',
  form: 'M5 4h14v16H5zm3 4h8m-8 4h8m-8 4h4',
  field: 'M3 8h18v8H3zm4 2.5v3',
  mail: 'M3 6h18v12H3zm0 1 9 6 9-6',
  phone: 'M8 3h8v18H8zm3 15h2',
  choice: 'M4 8h16v8H4zm10 2.5 2 2 2-2',
  boxes: 'M4 4h6v6H4zm0 10h6v6H4zm9-7h7m-7 10h7',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'm16 5 4 4-4 4m4-4H10a5 5 0 0 0 0 10h3',
  back: 'M20 12H5m6-6-6 6 6 6',
  down: 'm6 9 6 6 6-6',
  widths: 'M13 17H3V5h15v4m-4 0h7v11h-7z',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
}

export type IconName = keyof typeof lines

/** Hidden from screen readers. Label the button around it. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={lines[name]} />
  </svg>
)
