import { serverInPage } from '../../server/serverInPage'
import { handle } from '../server/application'
import { addSamples } from '../server/samples'

export const { playedServer, throwAway } = serverInPage(
  'craft-newsletter',
  handle,
  addSamples,
)
