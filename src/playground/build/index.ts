export { SANDBOX } from '../paths'
export { SANDBOX_HEADER } from './buildSandbox'
export { servePlayground } from './servePlayground'
export { sandboxFiles, writePlayground, writeSamples } from './writePlayground'
