/** Shows in the editor where a place without blocks is. Visitors do not see it. */
export const EmptyPlace = () => <p className="block-empty">Drop a block here</p>
