export { loadCompiler } from './loadCompiler'
export { nativeCompiler, type NativeCompiler } from './nativeCompiler'
export { runNative } from './runNative'
