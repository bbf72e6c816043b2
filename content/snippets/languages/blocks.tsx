import type { ReactNode } from 'react'
import { useNode, type UserComponent } from '@craftjs/core'
import { useBlock } from '../library/useBlock'
import { languages, useLanguage, type Translated } from './languages'
import { textIn } from './textIn'
import { TranslationField } from './TranslationField'

export const Page: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const {
    connectors: { connect },
  } = useNode()
  const { language } = useLanguage()
  return (
    <main
      lang={language}
      dir={languages[language].dir}
      ref={(el) => {
        if (el) connect(el)
      }}
    >
      {children}
    </main>
  )
}
Page.craft = { displayName: 'Page' }

export const Text: UserComponent<{ text: Translated }> = (props) => {
  const { language } = useLanguage()
  // Untranslated text keeps the language and direction of the original.
  const { text, lang, dir } = textIn(props.text, language)
  return (
    <p lang={lang} dir={dir} ref={useBlock()}>
      {text}
    </p>
  )
}
Text.craft = {
  displayName: 'Text',
  props: { text: { en: 'New text' } },
  related: { settings: () => <TranslationField prop="text" label="Text" /> },
}

export const resolver = { Page, Text }
