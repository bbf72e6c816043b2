import site from '../../../content/site'
import { sourceUrl } from '../../model/site'
import { type StarterName, starterPath, STARTERS } from '../../model/starters'
import { Icon, Link, PlainPage } from '../ui'
import * as links from '../ui/ActionLinks.module.css'
import * as styles from './ExamplesPage.module.css'

/** URLs of the posters by file name, such as `basic-desk-light@1x`; `undefined` if there is no such file. */
export type ExamplePictures = Readonly<Record<string, string | undefined>>

const editors = [
  {
    name: 'Landing',
    path: '/examples/landing/',
    source: sourceUrl('tree', 'examples/landing', site.sources),
    poster: 'studio-desk',
    description:
      'One page in three editors: Studio with panels, Document with a toolbar at the selection, Form with fields. Containers that resize, text you type into, layers that can be renamed and hidden, and rules that decide what can go where.',
    tutorial: null,
  },
  {
    name: 'CMS',
    path: '/examples/cms/',
    source: sourceUrl('tree', 'examples/cms', site.sources),
    poster: 'cms-desk',
    description:
      'The editor that a team starts from: a list of pages, roles, autosave with drafts and conflict handling, versions, pictures, rich text, templates, and a published page without the editor. The page simulates the server, so you can make the network fail.',
    tutorial: '/docs/guides/from-load-to-publish',
  },
  {
    name: 'Forms',
    path: '/examples/forms/',
    source: sourceUrl('tree', 'examples/forms', site.sources),
    poster: 'forms-desk',
    description:
      'A form builder to start from: fields, checkboxes, steps, columns, and fields that depend on an answer, saved as you type. Publish a form, fill it in, and read the answers in a table. They are checked on the server, and each is stored once.',
    tutorial: '/docs/recipes/form-answers',
  },
  {
    name: 'Newsletter',
    path: '/examples/newsletter/',
    source: sourceUrl('tree', 'examples/newsletter', site.sources),
    poster: 'newsletter-desk',
    description:
      'A newsletter editor to start from: pictures, buttons, columns that stack on phones, and placeholders for your mail service, saved as you type. Preview an issue for computers, phones and as plain text, and publish it as the HTML and the text that you send.',
    tutorial: '/docs/recipes/newsletters',
  },
  {
    name: 'Basic',
    path: '/examples/basic/',
    source: sourceUrl('tree', 'examples/basic', site.sources),
    poster: 'basic-desk',
    description:
      'The small editor that the tutorial builds from an empty folder: four components with rules, settings, an outline, undo, and a page that can be copied, loaded and saved, in files you can read in one sitting.',
    tutorial: '/docs/guides/basic-tutorial',
  },
] as const

/** A picture of the editor in each color mode. The style sheet shows the one that matches. */
function Picture({ poster, pictures }: { poster: string; pictures: ExamplePictures }) {
  return (
    <span className={styles.picture}>
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          data-mode={mode}
          loading="lazy"
          decoding="async"
          width={1110}
          height={620}
          src={pictures[`${poster}-${mode}@1x`]}
          srcSet={`${pictures[`${poster}-${mode}@1x`]} 1x, ${pictures[`${poster}-${mode}@2x`]} 2x`}
          alt=""
        />
      ))}
    </span>
  )
}

/** The example editors, each with a picture, a description, and a link to its source. */
export function ExamplesPage({ pictures }: { pictures: ExamplePictures }) {
  return (
    <PlainPage
      title="Examples"
      lead="Five editors to try in your browser. Drag things in, move them around, undo. All work with a mouse, a keyboard or touch, and save your page in this browser."
    >
      <ul className={styles.editors}>
        {editors.map(({ name, path, poster, description, tutorial, source }) => (
          <li key={name} className="selectable">
            <Picture poster={poster} pictures={pictures} />
            <h2>{name}</h2>
            <p>{description}</p>
            <p className={links.ways}>
              <Link className={links.primary} href={path}>
                Open the {name} editor
                <Icon name="arrow" />
              </Link>
              {tutorial && (
                <Link href={tutorial}>
                  {tutorial.includes('recipes/') ? 'Recipe' : name === 'Basic' ? 'Tutorial' : 'Guide'}
                </Link>
              )}
              {source && (
                <Link href={source}>
                  Source<span className="visually-hidden"> of the {name} editor</span>
                  <Icon name="external" />
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
      <section className={styles.tools}>
        <h2>Start from a project</h2>
        <p>
          Each download is a complete project.{' '}
          <Link href="/docs/guides/start-from-a-project">Start from a project</Link> lists its contents.
        </p>
        {(Object.keys(STARTERS) as StarterName[]).map((name) => (
          <p key={name}>
            <Link href={starterPath(name)}>Download {STARTERS[name]} (zip)</Link>
          </p>
        ))}
      </section>
      <section className={styles.tools}>
        <h2>Tools</h2>
        <p>
          <Link href="/playground">Playground</Link>: change an editor and see it run, along with its state.
        </p>
        <p>
          <Link href="/tools/state">State Doctor</Link>: find out why a saved page does not load, and fix it.
        </p>
      </section>
    </PlainPage>
  )
}
