export { commandStep, testStep } from './commands'
export { runSteps, type Step, type StepResult, type Tally } from './steps'
