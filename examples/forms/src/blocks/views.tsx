import { forwardRef } from 'react'
import { ColumnsView, ColumnView } from '@recipes/blocks/columns/ColumnsView'
import {
  FormBlockView,
  FormFieldView,
  FormStepView,
  type FormBlockProps,
} from '@recipes/blocks/form/FormView'
import type { Inside } from '@recipes/blocks/shared/inside'

export interface FormPageProps extends FormBlockProps {
  /** Above the form, and in the list of forms. */
  title: string
  intro: string
}

/** The whole form, which is the root of the page. */
export const FormPageView = forwardRef<HTMLFormElement, FormPageProps & Inside>(
  function FormPageView({ title, intro, children, ...form }, ref) {
    return (
      <FormBlockView ref={ref} {...form}>
        <h1 dir="auto">{title}</h1>
        {intro !== '' && (
          <p className="words" dir="auto">
            {intro}
          </p>
        )}
        {children}
      </FormBlockView>
    )
  },
)

export interface WordsProps {
  text: string
}

/** An explanation between the fields. */
export const WordsView = forwardRef<HTMLParagraphElement, WordsProps>(
  function WordsView({ text }, ref) {
    return (
      <p ref={ref} className="words" dir="auto">
        {text}
      </p>
    )
  },
)

/** The components that visitors see, by resolver key. */
export const views = {
  Form: FormPageView,
  FormField: FormFieldView,
  FormStep: FormStepView,
  Columns: ColumnsView,
  Column: ColumnView,
  Words: WordsView,
}
