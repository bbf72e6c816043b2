import type { LessonSnapshot, SnapshotNode } from '../../model/lesson'
import type { PlaygroundState } from './playgroundState'

type Saved = Readonly<
  Record<string, Omit<SnapshotNode, 'type'> & { type: string | { resolvedName: string } }>
>

/** Collects the input for a check. The frame may report anything, so an invalid page is treated as empty. */
export function lessonSnapshot({ files, problems, report, calls }: PlaygroundState): LessonSnapshot {
  const { saved = null, selected = [], hovered = [], marked = [], changes = [], applied = 0 } = report ?? {}
  return {
    files,
    problems: problems.map(({ message }) => message),
    nodes: nodesOf(saved),
    ...{ selected, hovered, marked },
    changes: changes.slice(0, applied),
    undone: changes.length - applied,
    calls,
  }
}

function nodesOf(saved: string | null): LessonSnapshot['nodes'] {
  try {
    const entries = Object.entries(JSON.parse(saved ?? '{}') as Saved)
    return Object.fromEntries(
      entries.map(([id, { type, props, isCanvas, parent, nodes, linkedNodes }]) => {
        const name = typeof type === 'string' ? type : type.resolvedName
        return [id, { type: name, props, isCanvas, parent, nodes, linkedNodes }]
      }),
    )
  } catch {
    return {}
  }
}
