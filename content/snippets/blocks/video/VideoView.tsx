import { forwardRef } from 'react'

export interface VideoProps {
  src: string
  /** The URL of a WebVTT file with the captions. */
  captionsSrc: string
  title: string
  /** In pixels. The video shrinks to fit its container. */
  width: number
}

interface VideoViewProps extends VideoProps {
  /** Hides the controls, so that a click selects the video instead of playing it. */
  isEdited?: boolean
}

export const VideoView = forwardRef<HTMLElement, VideoViewProps>(function VideoView(
  { src, captionsSrc, title, width, isEdited = false },
  ref,
) {
  return (
    <figure ref={ref} className="block-video">
      <video
        src={src || undefined}
        controls={!isEdited}
        preload="metadata"
        playsInline
        aria-label={title}
        width={width}
      >
        <track
          kind="captions"
          src={captionsSrc || undefined}
          label="Captions"
          default
        />
      </video>
      <figcaption>{title}</figcaption>
    </figure>
  )
})
