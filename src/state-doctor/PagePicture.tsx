import type { Box, Picture } from './picture'

function PageBox({ box, faulty }: { box: Box; faulty: ReadonlySet<string | null> }) {
  return (
    <div className="doctor-box" data-faulty={faulty.has(box.id)} data-row={box.isRow}>
      <b>{box.name}</b> {box.text}
      {box.boxes.length === 0 ? null : (
        <div>
          {box.boxes.map((each) => (
            <PageBox key={each.id} box={each} faulty={faulty} />
          ))}
        </div>
      )}
    </div>
  )
}

/** The page as labeled boxes, because its components are not available. */
export function PagePicture({ picture, faulty }: { picture: Picture; faulty: ReadonlySet<string | null> }) {
  const { boxes, omitted } = picture
  return (
    <figure className="doctor-picture">
      <div tabIndex={0} role="region" aria-label="The page as boxes">
        {boxes.map((box) => (
          <PageBox key={box.id} box={box} faulty={faulty} />
        ))}
      </div>
      <figcaption className="doctor-hint">
        {boxes.length === 0
          ? 'The page shows nothing.'
          : 'Each box is a visible Node. Your components are not available here.'}
        {omitted > 0 ? ` ${omitted.toLocaleString('en-US')} more Nodes are not in the picture.` : null}
      </figcaption>
    </figure>
  )
}
