import { useEditor, useNode, type UserComponent } from '@craftjs/core'
import { useState } from 'react'
import { Icon } from '../Icon'
import { VideoSettings } from './VideoSettings'

/** What a video remembers: its id on YouTube. */
export type VideoProps = {
  videoId: string
}

/** A video from YouTube. Nothing is asked of YouTube before someone presses play, and nothing plays while editing. */
export const Video: UserComponent<Partial<VideoProps>> = ({ videoId }) => {
  const { connectors } = useNode()
  const { enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  const [isPlaying, setPlaying] = useState(false)
  const address = `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`

  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el))
      }}
      className="video"
    >
      {enabled ? (
        <p>
          <Icon name="play" />
          Plays when you finish editing
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
          Play the video from YouTube
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
  related: {
    settings: VideoSettings,
  },
}
