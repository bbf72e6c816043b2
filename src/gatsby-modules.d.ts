declare module 'gatsby/dist/redux/save-state' {
  /** What saves Gatsby's state to disk, in an object whose function may be replaced. */
  const states: { saveState: () => Promise<void> }
  export default states
}
