export { loadCompiler } from './loadCompiler'
