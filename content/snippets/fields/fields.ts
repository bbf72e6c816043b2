import type { ReactNode } from 'react'
import type { PictureProps } from '../pictures/picture'
import type { Spacing } from './spacing'

/** An entry of a list, such as a tab or a menu link. */
export interface ListItem {
  /** Stays the same when the other values change. */
  id: string
  title: string
}

/** Props of every input, also of your own. Like a setter of `useState`, `setValue` also takes a function. */
export interface InputProps<Value> {
  label: string
  value: Value
  setValue: (value: Value | ((old: Value) => Value)) => void
}

/** The new value of a prop, when an input passes `change` to `setValue`. */
export const nextValue = (change: unknown, old: unknown): unknown =>
  typeof change === 'function' ? (change as (old: unknown) => unknown)(old) : change

/** The kinds of fields, and their options. */
export interface FieldOptions {
  text: { maxLength?: number }
  /** Renders a text area. */
  longText: { maxLength?: number }
  /** A slider needs `min` and `max`. */
  number: { min?: number; max?: number; step?: number; slider?: boolean }
  /** The options are labels for the user, by value. `radios` shows all of them. */
  choice: { options: Record<string, string>; radios?: boolean }
  choices: { options: Record<string, string> }
  switch: object
  /** `none` is the value for “no color”. By default an empty string, for the style sheet's color. */
  color: { none?: string }
  spacing: object
  link: object
  picture: object
  list: {
    /** The name of an entry, such as “Tab”. */
    item: string
    /** The fields of an entry. Its id needs none. */
    fields: AnyFields
    /** The values of a new entry. The first one has the number 1. */
    first: (number: number) => object
    /** By default 1. */
    min?: number
    max?: number
  }
  custom: {
    input: (props: never) => ReactNode
    /** The allowed values, for error messages and language models: “rows of cells”. */
    about?: string
    /** Returns true for allowed values. */
    accepts?: (value: unknown) => boolean
    /** The JSON Schema of allowed values. */
    schema?: object
  }
}

export type FieldKind = keyof FieldOptions
export type FieldOf<Kind extends FieldKind> = {
  [Each in Kind]: { kind: Each; label: string } & FieldOptions[Each]
}[Kind]

/** A field for a prop: how the user edits it, and which values it may have. */
export type Field = FieldOf<FieldKind> & { when?: (props: never) => boolean }
export type AnyFields = Record<string, Field>

/**
 * The fields of a component, by prop, for `craft.info.fields`. A field for a prop that does not exist or has a different type
 * does not compile. With `when`, a field is shown only if it returns true.
 */
export type Fields<Props> = {
  [Name in keyof Props]?: FieldFor<NonNullable<Props[Name]>> & {
    when?: (props: Props) => boolean
  }
}

type FieldFor<Value> =
  | (FieldOf<'custom'> & { input: (props: InputProps<Value>) => ReactNode })
  | ([Value] extends [boolean]
      ? FieldOf<'switch'>
      : [Value] extends [number]
        ? FieldOf<'number'>
        : [Value] extends [string]
          ? TextFor<Value>
          : [Value] extends [PictureProps]
            ? FieldOf<'picture'>
            : [Value] extends [(infer Item)[]]
              ? ListFor<Item>
              : never)

type TextFor<Value extends string> = string extends Value
  ? FieldOf<'text' | 'longText' | 'color' | 'link' | 'choice'>
  : | (FieldOf<'choice'> & { options: Record<Value, string> })
    | (Spacing extends Value ? FieldOf<'spacing'> : never)

type ListFor<Item> = [Item] extends [string]
  ? FieldOf<'choices'> & { options: Record<Item, string> }
  : Item extends { id: string }
    ? FieldOf<'list'> & {
        fields: Fields<Omit<Item, 'id'>>
        first: (number: number) => Omit<Item, 'id'>
      }
    : never

/** The fields in the `craft.info` of a component. */
export const fieldsOf = (component: unknown): AnyFields =>
  (component as { craft?: { info?: { fields?: AnyFields } } } | undefined)?.craft?.info
    ?.fields ?? {}
