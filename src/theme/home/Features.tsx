import { Link } from '../ui'
import { features } from './whatYouGet'
import * as styles from './Features.module.css'

/** What the framework gives, each with the part of its interface that gives it. */
export function Features() {
  return (
    <section className={styles.features} aria-labelledby="features">
      <h2 id="features">You get the mechanics. The looks are up to you.</h2>
      <ul>
        {features.map(({ title, text, part, href }) => (
          <li key={title}>
            <Link href={href}>
              <code>{part}</code>
              <h3>{title}</h3>
              <p>{text}</p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
