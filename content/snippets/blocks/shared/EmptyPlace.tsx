/** Marks a place without blocks in the editor. Visitors do not see it. */
export const EmptyPlace = () => <p className="block-empty">Drop a block here</p>
