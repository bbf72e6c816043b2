import { BlockEditor } from '../shared/BlockEditor'
import { firstVideo, Video } from './Video'
import { VideoView } from './VideoView'

export const App = () => (
  <BlockEditor resolver={{ Video }} views={{ Video: VideoView }}>
    <Video {...firstVideo} />
  </BlockEditor>
)
