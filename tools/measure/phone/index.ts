export { benchmarkIndex, slowdown, throttle } from './phone'
