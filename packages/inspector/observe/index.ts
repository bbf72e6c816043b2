export { cut } from './cut'
export { type EditorReport, goTo, type ListedNode, listNodes } from './report'
export { type EditorStore, inspected, onRuleCalls, type RuleCall } from './rules'
export { useReports } from './useReports'
