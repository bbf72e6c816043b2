export { commandStep, testStep } from './commands'
export { runGatsby } from './runGatsby'
export { runSteps, type Step, type StepResult, type Tally } from './steps'
