export * from './hit'
export * from './marks'
export * from './records'
export * from './tokens'
