export { printChecks } from './printChecks'
export { verifyDeploy, type DeployCheck } from './verifyDeploy'
