type Method = (this: unknown, ...values: unknown[]) => unknown

// Read before any other code runs, which might replace them.
const { apply, defineProperty, deleteProperty } = Reflect
const { preventDefault } = Event.prototype
const hasFocus = document.hasFocus.bind(document)

/**
 * Takes from the code of readers what no policy of a frame takes: WebRTC, and the history, the scroll position and the
 * focus of the page around. Called before that code runs. It cannot get the originals back, since every frame inside this
 * one has another origin.
 */
export function limitCode(): void {
  // Browsers do not know the policy `webrtc 'block'` yet, and Chromium logs an error about it.
  for (const name of Object.getOwnPropertyNames(window))
    if (/^(?:webkit|moz)?RTC/.test(name)) deleteProperty(window, name)
  replace('History', ['back', 'forward', 'go', 'pushState', 'replaceState'], () => {})
  replace('Element', ['scrollIntoView', 'scrollIntoViewIfNeeded'], (_, element) =>
    scrollTo(element as Element),
  )

  // Code may move the focus only while it is in the frame.
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
  // What a click does that cannot be canceled, nothing else can prevent.
  replace('EventTarget', ['dispatchEvent'], (original, target, [event]) => {
    const isFinal = event instanceof MouseEvent && !event.cancelable
    return (isFinal ? inFrame : apply)(original, target, [event])
  })
  addEventListener('click', onClick, true)
  limitFrames()
}

/** A loop of addresses in a frame within this one would push everything else out of the history. */
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

/** Replaces methods, as far as the browser has them. */
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

/** Scrolls to an element in this frame. The browser would scroll the page around as well. */
function scrollTo(element: Element): void {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()]
    const start = Math.max(outer.top, 0)
    if (inner.top < start || inner.bottom > Math.min(outer.bottom, innerHeight))
      box.scrollTop += inner.top - start
  }
}

/** Links would leave the frame. A click that no reader made moves the focus if it meets a label or opens a popover. */
function onClick(event: MouseEvent): void {
  const isLink = event.composedPath().some((target) => target instanceof Element && target.matches('[href]'))
  if (isLink || (!event.isTrusted && !hasFocus())) apply(preventDefault, event, [])
}
