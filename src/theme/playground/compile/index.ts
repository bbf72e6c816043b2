export { compileProject, type Compiled, PACKAGES } from './compileProject'
