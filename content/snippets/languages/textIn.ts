import { languages, type Language, type Translated } from './languages'

/** The text to show and its language. Falls back to the first language if there is no translation. */
export function textIn(text: Translated, language: Language) {
  const lang: Language = text[language] ? language : 'en'
  return { text: text[lang] ?? '', lang, dir: languages[lang].dir }
}
