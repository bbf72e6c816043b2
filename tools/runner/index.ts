export { commandStep, testStep } from './commands'
export { runGatsby } from './runGatsby'
export { runSteps, type Step, type StepResult, type Counts } from './steps'
