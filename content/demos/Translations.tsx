import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'
import {
  languages,
  LanguageProvider,
  LanguageSelect,
  type Translated,
  useLanguage,
} from '../snippets/languages/languages'
import { NextUntranslated } from '../snippets/languages/NextUntranslated'
import { textIn } from '../snippets/languages/textIn'
import { TranslationField } from '../snippets/languages/TranslationField'

const useBlock = () => {
  const { connect, drag } = useNode().connectors
  return (el: HTMLElement | null) => void (el && connect(drag(el)))
}

const Page: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const { language } = useLanguage()
  const { dir } = languages[language]
  return (
    <div className="demo-box" lang={language} dir={dir} ref={useBlock()}>
      {children}
    </div>
  )
}
Page.craft = { displayName: 'Page' }

const Text: UserComponent<{ words: Translated }> = ({ words }) => {
  const { language } = useLanguage()
  const { text, lang, dir } = textIn(words, language)
  return (
    <p className="demo-text" lang={lang} dir={dir} ref={useBlock()}>
      {text}
    </p>
  )
}
Text.craft = {
  displayName: 'Text',
  related: { settings: () => <TranslationField prop="words" label="Text" /> },
}

function Settings() {
  const { Form } = useEditor((state, query) => {
    const id = query.getEvent('selected').first()
    return { Form: id ? state.nodes[id]?.related.settings : undefined }
  })
  return (
    <div className="demo-tools">
      {Form ? <Form /> : 'Select a text to translate it.'}
    </div>
  )
}

export function Translations() {
  return (
    <LanguageProvider>
      <Editor resolver={{ Page, Text }}>
        <div className="demo-tools">
          <LanguageSelect />
          <NextUntranslated />
        </div>
        <Frame>
          <Element is={Page} canvas>
            <Text
              words={{ en: 'Welcome', de: 'Willkommen', ar: 'أهلا وسهلا' }}
            />
            <Text words={{ en: 'Open every day', de: 'Täglich geöffnet' }} />
          </Element>
        </Frame>
        <Settings />
      </Editor>
    </LanguageProvider>
  )
}
