import type { Direction } from '../arranging/placeFor'
import { useArrange } from '../arranging/useArrange'

const directions: Direction[] = ['up', 'down', 'in', 'out']

export const ArrangeButtons = ({ id }: { id: string }) => {
  const { move, duplicate } = useArrange()

  return (
    <div className="row" role="group" aria-label="Arrange">
      {directions.map((direction) => (
        <button
          key={direction}
          type="button"
          className="control"
          aria-label={`Move ${direction}`}
          onClick={() => move(id, direction)}
        >
          <span>{direction}</span>
        </button>
      ))}
      <button type="button" className="control" onClick={() => duplicate(id)}>
        <span>Duplicate</span>
      </button>
    </div>
  )
}
