import { useRef, useState, type DragEvent } from 'react'
import { lessonLink } from '../../model/lesson'
import { Icon, Link } from '../ui'
import * as links from '../ui/ActionLinks.module.css'
import * as styles from './Home.module.css'
import { INSTALL_COMMAND } from './Hero'

/** The end of the page: an empty slot, and the install command to drop into it. A click on the command also copies it. */
export function CallToAction() {
  const chip = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const [isFilled, setFilled] = useState(false)
  const stop = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <section className={styles.close} aria-labelledby="close">
      <h2 id="close">Drop your first block.</h2>
      {/* A drop here only clicks the button below, so the slot needs no keyboard support. */}
      <div
        className={styles.slot}
        data-over={isOver || undefined}
        data-filled={isFilled || undefined}
        onDragEnter={stop}
        onDragOver={stop}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          chip.current?.click()
        }}
      >
        {isFilled ? (
          <span>Copied. Paste it into a terminal.</span>
        ) : (
          <>
            <span className="demo-mouse-hint">Drop the command here to copy it</span>
            <span className="demo-touch-hint">Tap the command to copy it</span>
          </>
        )}
      </div>
      <div className={links.ways}>
        <button
          ref={chip}
          className={styles.chip}
          type="button"
          draggable
          data-copy={INSTALL_COMMAND}
          aria-label={`Copy: ${INSTALL_COMMAND}`}
          onClick={() => setFilled(true)}
        >
          <code>{INSTALL_COMMAND}</code>
          <Icon name="copy" />
        </button>
        <Link className={links.primary} href={lessonLink('basic', 1)}>
          Start the tutorial
          <Icon name="arrow" />
        </Link>
      </div>
    </section>
  )
}
