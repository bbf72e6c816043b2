import { forwardRef } from 'react'

export interface VideoProps {
  src: string
  /** A WebVTT file with what is said. */
  captionsSrc: string
  title: string
  /** In pixels. It shrinks where there is less room. */
  width: number
}

interface VideoViewProps extends VideoProps {
  /** In the editor, a press selects the video and does not play it. */
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
