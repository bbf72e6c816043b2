import { useEditor, type UserComponent } from '@craftjs/core'
import { LinkSetting } from '../../fields/LinkSetting'
import { NumberSetting } from '../../fields/NumberSetting'
import { TextSetting } from '../../fields/TextSetting'
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

Video.craft = {
  displayName: 'Video',
  props: firstVideo,
  rules: lockRules,
  related: {
    settings: () => (
      <>
        <LinkSetting<VideoProps> prop="src" label="Address of the file" />
        <LinkSetting<VideoProps> prop="captionsSrc" label="Address of the captions" />
        <TextSetting<VideoProps> prop="title" label="Title" />
        <NumberSetting<VideoProps>
          prop="width"
          label="Width in pixels"
          min={160}
          max={1920}
          step={10}
        />
      </>
    ),
  },
}
