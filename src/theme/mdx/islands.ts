import type { ComponentType } from 'react'
import type { IslandName } from '../../model/islands'
import { CanvasExplorer } from './canvas-explorer'
import { Picture } from './Picture'

/** The component of every island. */
export const islands = { Picture, CanvasExplorer } satisfies Record<IslandName, ComponentType<never>>
