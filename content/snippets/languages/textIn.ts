import { languages, type Language, type Translated } from './languages'

/** The text to show, and the language that it is in: the first one where a translation is missing. */
export function textIn(text: Translated, language: Language) {
  const lang: Language = text[language] ? language : 'en'
  return { text: text[lang] ?? '', lang, dir: languages[lang].dir }
}
