import type { ComponentType } from 'react'
import type { IslandName } from '../../model/body'
import { DemoIsland } from './DemoIsland'
import { Picture } from './Picture'

/** The component of every island. */
export const islands = { Picture, Demo: DemoIsland } satisfies Record<IslandName, ComponentType<never>>
