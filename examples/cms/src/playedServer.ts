import { serverInPage } from '../../server/serverInPage'
import { handle } from '../server/application'
import { addSamples } from '../server/samplePages'

export const { playedServer, throwAway } = serverInPage('craft-cms', handle, addSamples)
