type Method = (this: unknown, ...values: unknown[]) => unknown

// Read before other code can replace them.
const { apply, defineProperty, deleteProperty } = Reflect
const { preventDefault } = Event.prototype
const hasFocus = document.hasFocus.bind(document)

/**
 * Restricts APIs that no sandbox or content security policy can block: WebRTC, and the history, scroll position and
 * focus of the page around the frame. Must be called before the reader's code runs, which cannot get the originals
 * back: every frame inside this one has a different origin.
 */
export function restrictGlobals(): void {
  // Browsers do not support the policy `webrtc 'block'` yet, and Chromium logs an error about it.
  for (const name of Object.getOwnPropertyNames(window))
    if (/^(?:webkit|moz)?RTC/.test(name)) deleteProperty(window, name)
  replace('History', ['back', 'forward', 'go', 'pushState', 'replaceState'], () => {})
  replace('Element', ['scrollIntoView', 'scrollIntoViewIfNeeded'], (_, element) =>
    scrollTo(element as Element),
  )

  // Code may move the focus only while the focus is in the frame.
  const inFrame: Replacement = (original, target, values) => hasFocus() && apply(original, target, values)
  replace('HTMLDialogElement', ['show', 'showModal'], inFrame)
  replace('HTMLElement', ['showPopover', 'togglePopover'], inFrame)
  replace('HTMLFormElement', ['reportValidity', 'requestSubmit'], inFrame)
  for (const name of ['HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement'])
    replace(name, ['reportValidity', 'select'], inFrame)
  defineProperty(window, 'focus', { value: () => {} })
  for (const name of ['HTMLElement', 'SVGElement', 'MathMLElement'])
    replace(name, ['focus'], (focus, element, [options]) => {
      if (!hasFocus()) return
      apply(focus, element, [{ preventScroll: true }])
      if (!(options as FocusOptions | undefined)?.preventScroll) scrollTo(element as Element)
    })
  // `onClick` cannot prevent the default action of a click that is not cancelable.
  replace('EventTarget', ['dispatchEvent'], (original, target, [event]) => {
    const isFinal = event instanceof MouseEvent && !event.cancelable
    return (isFinal ? inFrame : apply)(original, target, [event])
  })
  addEventListener('click', onClick, true)
  limitFrames()
}

/** Restricts nested frames: one that navigates in a loop would push everything else out of the history. */
function limitFrames(): void {
  defineProperty(HTMLIFrameElement.prototype, 'contentWindow', { value: null })
  defineProperty(window, 'open', { value: () => null })
  const empty = () => {
    for (const frame of document.querySelectorAll('iframe[srcdoc]')) frame.removeAttribute('srcdoc')
  }
  new MutationObserver(empty).observe(document, {
    attributeFilter: ['srcdoc'],
    childList: true,
    subtree: true,
  })
}

type Replacement = (original: Method, target: unknown, values: unknown[]) => unknown

/** Replaces methods, if the browser has them. */
function replace(name: string, methods: readonly string[], replacement: Replacement): void {
  const { prototype } = (window as unknown as Record<string, Partial<typeof Object>>)[name] ?? {}
  for (const method of methods) {
    const original = Reflect.get(prototype ?? {}, method) as Method | undefined
    const value: Method = function (...values) {
      return replacement(original as Method, this, values)
    }
    if (original) defineProperty(prototype as object, method, { value })
  }
}

/** Scrolls to an element within this frame. The browser itself would also scroll the page around the frame. */
function scrollTo(element: Element): void {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()]
    const start = Math.max(outer.top, 0)
    if (inner.top < start || inner.bottom > Math.min(outer.bottom, innerHeight))
      box.scrollTop += inner.top - start
  }
}

/** Blocks links, which would leave the frame, and clicks by code that could move the focus to a label or popover. */
function onClick(event: MouseEvent): void {
  const isLink = event.composedPath().some((target) => target instanceof Element && target.matches('[href]'))
  if (isLink || (!event.isTrusted && !hasFocus())) apply(preventDefault, event, [])
}
