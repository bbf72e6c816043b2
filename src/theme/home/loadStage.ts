/** Lets the frame of the live editor, if this page has one, load what it is to show; once is enough. */
export function loadStage(document: Document): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-src]')
  if (frame && !frame.src) frame.src = frame.dataset.src ?? ''
}
