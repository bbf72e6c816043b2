import { useNode } from '@craftjs/core'
import { Section } from '../fields/Section'
import { TextField } from '../fields/TextField'
import type { VideoProps } from './Video'
import { videoIdOf } from './videoIdOf'

/** The field for the YouTube video. */
export const VideoContent = () => (
  <TextField
    label="Link or ID of the video"
    name="videoId"
    parse={videoIdOf}
    refusal="Paste a link to a YouTube video, or its ID of 11 characters."
  />
)

/** The settings of a video. */
export const VideoSettings = () => {
  const { videoId } = useNode((node) => node.data.props as VideoProps)

  return (
    <Section title="YouTube" summary={videoId} open>
      <VideoContent />
    </Section>
  )
}
