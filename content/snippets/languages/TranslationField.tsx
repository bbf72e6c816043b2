import { useNode } from '@craftjs/core'
import { languages, useLanguage, type Translated } from './languages'

/** A field for the translation in the current language. */
export function TranslationField({ prop, label }: { prop: string; label: string }) {
  const { language } = useLanguage()
  const { actions, text } = useNode((node) => ({
    text: node.data.props[prop] as Translated,
  }))
  const { name, dir } = languages[language]

  function write(value: string) {
    actions.setProp((props: Record<string, Translated>) => {
      // Remove an empty translation, so that the text falls back to the first language.
      if (value === '' && language !== 'en') delete props[prop]![language]
      else props[prop]![language] = value
    }, 500)
  }

  return (
    <label>
      <span>
        {label} (<bdi>{name}</bdi>)
      </span>{' '}
      <input
        lang={language}
        dir={dir}
        value={text[language] ?? ''}
        placeholder={text.en}
        onChange={({ target }) => write(target.value)}
      />
    </label>
  )
}
