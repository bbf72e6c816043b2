import { useEditor, type UserComponent } from '@craftjs/core'
import { useState } from 'react'
import { FieldsForm } from '@recipes/fields/FieldsForm'
import { useBlock } from '@recipes/library/useBlock'
import { Icon } from '../Icon'
import { videoIdOf } from './videoIdOf'
import { videoFields, VideoSettings } from './VideoSettings'

/** The saved props of a video: its YouTube id, or a link to it. */
export type VideoProps = {
  videoId: string
}

/** A YouTube video. Sends no request to YouTube until the visitor presses play, and never plays in the editor. */
export const Video: UserComponent<Partial<VideoProps>> = ({ videoId = '' }) => {
  const { enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  const [isPlaying, setPlaying] = useState(false)
  const id = videoIdOf(videoId)
  const address = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`

  return (
    <div ref={useBlock()} className="video">
      {enabled || id === null ? (
        <p>
          <Icon name="play" />
          {id === null
            ? 'This is not a link to a YouTube video'
            : 'Plays when you finish editing'}
        </p>
      ) : isPlaying ? (
        <iframe
          src={address}
          title="Video from YouTube"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        />
      ) : (
        <button type="button" onClick={() => setPlaying(true)}>
          <Icon name="play" />
          Play the YouTube video
        </button>
      )}
    </div>
  )
}

Video.craft = {
  displayName: 'Video',
  props: {
    videoId: 'aqz-KE-bpKQ',
  },
  info: { fields: videoFields },
  related: {
    settings: VideoSettings,
    content: FieldsForm,
  },
}
