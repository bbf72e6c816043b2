import { useNode } from '@craftjs/core'
import type { Fields } from '@recipes/fields/fields'
import { FieldsForm } from '@recipes/fields/FieldsForm'
import { Section } from '../fields/Section'
import type { VideoProps } from './Video'

export const videoFields: Fields<VideoProps> = {
  videoId: { kind: 'text', label: 'Link or ID of the video' },
}

/** The settings of a video. */
export const VideoSettings = () => {
  const { videoId } = useNode((node) => node.data.props as VideoProps)

  return (
    <Section title="YouTube" summary={videoId} open>
      <FieldsForm />
    </Section>
  )
}
