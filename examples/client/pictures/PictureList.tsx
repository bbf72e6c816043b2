import { useState } from 'react'
import { deletePicture, listPictures, reasonOf } from '../connection/requests'
import { useAnswer } from '../connection/useAnswer'
import { usePictureAddress } from './usePictureAddress'

/** Lists all pictures. Users can delete pictures that no page shows. */
export function PictureList() {
  const { answer: pictures, problem, reload } = useAnswer(listPictures)
  const [failure, setFailure] = useState('')

  async function remove(name: string) {
    if (!confirm('Delete this picture? Old versions of pages will lose it.')) return
    setFailure('')
    await deletePicture(name).catch((error: unknown) =>
      setFailure(`The picture was not deleted. ${reasonOf(error)}`),
    )
    reload()
  }

  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures">Pictures</h2>
      {(failure || problem) !== '' && <p role="alert">{failure || problem}</p>}
      {pictures?.length === 0 && (
        <p className="nothing">
          No pictures yet. Add a Picture block to a page and upload one: it appears
          here.
        </p>
      )}
      <ul className="rows">
        {pictures?.map(({ name, shownBy }, at) => (
          <li key={name}>
            <Thumbnail name={name} label={`Picture ${at + 1}`} />
            {shownBy.length > 0 ? (
              <span>On {shownBy.join(', ')}</span>
            ) : (
              <button
                type="button"
                aria-label={`Delete picture ${at + 1}`}
                onClick={() => void remove(name)}
              >
                Delete
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Thumbnail({ name, label }: { name: string; label: string }) {
  const address = usePictureAddress(name)
  return <img src={address ?? undefined} alt={label} />
}
