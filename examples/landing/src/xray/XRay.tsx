import { useEffect, useRef } from 'react'
import { Json } from './Json'
import { useHandle } from './useHandle'

/** A handle at the right edge of the page that reveals its JSON. Users drag it, click it, or move it with the keyboard. */
export const XRay = () => {
  const area = useRef<HTMLDivElement>(null)
  const { share, isMoving, handlers } = useHandle(area)

  useEffect(() => {
    area.current?.style.setProperty('--share', `${share}%`)
  }, [share])

  return (
    <div className="xray" ref={area} data-moving={isMoving || undefined}>
      {share > 0 && <Json />}
      <div
        className="xray-handle"
        role="slider"
        tabIndex={0}
        aria-label="X-ray: the page as JSON"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={share === 0 ? 'Closed' : `${share} percent JSON`}
        {...handlers}
      >
        JSON
      </div>
    </div>
  )
}
