import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { readStored, writeStored } from '../state'
import type { RouterLocation } from './history'

const entryOf = ({ pathname, key }: RouterLocation) => `@@scroll|${pathname}|${key}`

/** Brings the target of a fragment into view; a fragment that does not decode names none. */
function showTarget(hash: string): void {
  try {
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  } catch {
    // The page stays where it is.
  }
}

/** Keeps how far each entry of the history is scrolled, up to date with every frame. */
function useSavedScroll(location: RouterLocation): void {
  const latest = useRef(location)
  latest.current = location
  useEffect(() => {
    let isAsked = false
    const save = () => {
      isAsked = false
      writeStored(entryOf(latest.current), `${scrollY}`, 'session')
    }
    const ask = () => {
      if (!isAsked) requestAnimationFrame(save)
      isAsked = true
    }
    addEventListener('scroll', ask, { passive: true })
    return () => removeEventListener('scroll', ask)
  }, [])
}

/** Scrolls after every move: to the fragment's target, to where this entry was left, or to the top (spec §4). */
export function ScrollContext({ location, children }: { location: RouterLocation; children: ReactNode }) {
  useSavedScroll(location)
  const shown = useRef(location)
  useLayoutEffect(() => {
    const { href, key } = shown.current
    shown.current = location
    // The first page stands where the browser has put it, long before React came.
    if (location.href === href && location.key === key) return
    if (location.hash) showTarget(location.hash)
    else scrollTo(0, Number(readStored(entryOf(location), 'session')))
  }, [location])
  return <>{children}</>
}
