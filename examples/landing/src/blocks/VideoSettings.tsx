import { useNode } from '@craftjs/core'
import { TextSetting } from '@recipes/fields/TextSetting'
import { Section } from '../fields/Section'
import type { VideoProps } from './Video'

/** The field for the YouTube video. */
export const VideoContent = () => (
  <TextSetting<VideoProps> prop="videoId" label="Link or ID of the video" />
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
