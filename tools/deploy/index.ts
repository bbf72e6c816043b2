export { ask, type Reply } from './ask'
export { printChecks } from './printChecks'
export { verifyDeploy, type DeployCheck } from './verifyDeploy'
