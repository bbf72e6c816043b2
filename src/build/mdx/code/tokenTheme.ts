import type { ThemeRegistrationRaw } from 'shiki/core'

/** Scopes that stay plain, although a shorter scope would color them. */
const PLAIN_SCOPES =
  'meta.embedded, meta.template.expression, meta.jsx.children, string.unquoted.argument.shell, ' +
  'string.unquoted.plain.out.yaml, keyword.operator, punctuation.section.embedded, ' +
  'punctuation.separator.key-value.html, text.html.markdown string.unquoted'

/** Selectors of TextMate scopes by token class. A longer scope beats a shorter one, regardless of order. */
const SCOPES = {
  keyword:
    'keyword, storage, variable.language, keyword.operator.new, keyword.operator.expression, ' +
    'keyword.operator.type.asserts, storage.type.function.arrow, punctuation.definition.keyword, ' +
    'entity.name.function.at-rule, keyword.other.directive, markup.bold, markup.italic',
  string:
    'string, punctuation.definition.string, string.regexp, markup.inline.raw, ' +
    'support.constant.property-value, meta.object-literal.key string',
  number:
    'constant.numeric, keyword.other.unit, constant.other.color, constant.language, ' +
    'constant.character, constant.other.enum, variable.other.enummember, support.constant, ' +
    'variable.other.constant.object, keyword.other.important',
  comment: 'comment, punctuation.definition.comment, markup.quote, meta.diff.range, meta.diff.index',
  function:
    'entity.name.function, support.function, entity.name.command, ' +
    'meta.function-call entity.name.function, variable.function',
  type:
    'entity.name.type, entity.name.class, entity.other.inherited-class, support.type, ' +
    'support.class, support.type.primitive',
  // Brackets have the color of tag names, and the equals sign that of attributes, so that there are fewer elements.
  tag: 'entity.name.tag, support.class.component, entity.name.tag.css, punctuation.definition.tag',
  attribute:
    'entity.other.attribute-name, meta.tag.attributes keyword.operator.assignment, ' +
    'constant.other.option, variable.parameter.option, entity.other.attribute-name.class.css',
  property:
    'variable.other.property, variable.other.object.property, variable.other.constant.property, ' +
    'meta.object-literal.key, support.variable.property, support.type.property-name, ' +
    'support.type.vendored.property-name, entity.name.tag.yaml, variable.other.key.toml, ' +
    'variable.css, keyword.other.definition.ini, entity.name.header',
  parameter: 'variable.parameter, variable.argument.css',
  punctuation:
    'punctuation.definition.template-expression, fenced_code.block.language, ' +
    'punctuation.definition.list.begin.markdown',
  inserted: 'markup.inserted, punctuation.definition.inserted',
  deleted: 'markup.deleted, punctuation.definition.deleted',
  heading: 'markup.heading, entity.name.section, meta.diff.header',
  link: 'markup.underline.link, string.other.link, constant.other.reference.link',
} satisfies Record<string, string>

/** A kind of token with its own color. Its CSS class is `tk-…`. */
export type TokenClass = keyof typeof SCOPES

const TOKEN_CLASSES = Object.keys(SCOPES) as TokenClass[]

const PLAIN = '#000000'

/** Encodes a class as a color, because the highlighter outputs only colors. */
const colorOf = (index: number): string => `#${(index + 1).toString(16).padStart(6, '0')}`

/** Decodes a class from a color of the highlighter; `null` for plain text. */
export const tokenClassOf = (color = PLAIN): TokenClass | null =>
  TOKEN_CLASSES[Number.parseInt(color.slice(1), 16) - 1] ?? null

export const TOKEN_THEME: ThemeRegistrationRaw = {
  name: 'tokens',
  type: 'light',
  settings: [
    { settings: { foreground: PLAIN, background: '#ffffff' } },
    { scope: PLAIN_SCOPES, settings: { foreground: PLAIN } },
    ...TOKEN_CLASSES.map((name, index) => ({
      scope: SCOPES[name],
      settings: { foreground: colorOf(index) },
    })),
  ],
}
