import { useEditor, type UserComponent } from '@craftjs/core'
import type { Fields } from '../../fields/fields'
import { FieldsForm } from '../../fields/FieldsForm'
import { lockRules } from '../../locking/lock'
import { useBlockRefs } from '../shared/useBlockRefs'
import { VideoView, type VideoProps } from './VideoView'

export const firstVideo: VideoProps = {
  src: '',
  captionsSrc: '',
  title: 'Video',
  width: 640,
}

export const Video: UserComponent<VideoProps> = (props) => {
  const { enabled } = useEditor((state) => ({ enabled: state.options.enabled }))
  const { ref } = useBlockRefs()
  return <VideoView ref={ref} {...props} isEdited={enabled} />
}

const fields: Fields<VideoProps> = {
  src: { kind: 'link', label: 'Address of the file' },
  captionsSrc: { kind: 'link', label: 'Address of the captions' },
  title: { kind: 'text', label: 'Title' },
  width: { kind: 'number', label: 'Width in pixels', min: 160, max: 1920, step: 10 },
}

Video.craft = {
  displayName: 'Video',
  props: firstVideo,
  rules: lockRules,
  info: { fields },
  related: { settings: FieldsForm },
}
