import type ts from 'typescript'

/** Longest type that is written out, in characters; of a longer one only the outline is shown. */
const LONGEST = 110

/** How many members an outline names. */
const MOST_MEMBERS = 8

/** How the compiler says that it left something out. */
const LEFT_OUT = /\.\.\.(?![\w{[])/

/** What the compiler says in many words, and what a reader calls it. */
const WORDY: [RegExp, string][] = [
  [
    /React\.ReactElement<(?:any|unknown), string \| React\.JSXElementConstructor<any>>/g,
    'React.ReactElement',
  ],
  [/\bimport\("[^"]*"\)\./g, ''],
  [/\s*\n\s*/g, ' '],
  [/; \}/g, ' }'],
]

/** Writes types of the checker in one line that can be read at a glance; names are shortened as in `file`. */
export function shortTypes(compiler: typeof ts, checker: ts.TypeChecker, file: ts.SourceFile) {
  /** The type as the compiler says it, which leaves parts out from 160 characters on. */
  const whole = (type: ts.Type): string =>
    inOneLine(checker.typeToString(type, file, compiler.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope))

  /** The type, or its outline when it is long; `depth` is how far into it outlines still go. */
  function short(type: ts.Type, depth = 2): string {
    const [signature, ...more] = type.getCallSignatures()
    const isFunction = signature !== undefined && more.length === 0 && type.getProperties().length === 0
    const asFunction =
      isFunction && (() => `${parameters(signature, depth)} => ${returned(signature, depth)}`)
    // The compiler is not asked for words that are not used: they cost it milliseconds.
    if (asFunction && !type.aliasSymbol) return asFunction()
    const text = whole(type)
    if (isShort(text) && !LEFT_OUT.test(text)) return text
    if (asFunction) return asFunction()
    return (signature || type.isUnion() ? null : outline(type)) ?? clip(text)
  }

  /** `{ actions, connectors, query, … }`; `null` for what has no members. */
  function outline(type: ts.Type): string | null {
    const names = checker.getPropertiesOfType(type).map(({ name }) => name)
    if (names.length === 0) return null
    const rest = names.length > MOST_MEMBERS ? ['…'] : []
    return `{ ${[...names.slice(0, MOST_MEMBERS), ...rest].join(', ')} }`
  }

  function parameters(signature: ts.Signature, depth = 2): string {
    const list = signature.getParameters().flatMap((parameter) => {
      const declared = parameter.valueDeclaration
      const isParameter = declared !== undefined && compiler.isParameter(declared)
      const type = checker.getTypeOfSymbol(parameter)
      if (isParameter && declared.dotDotDotToken && checker.isTupleType(type)) return tuple(type)
      const mark = isParameter && checker.isOptionalParameter(declared) ? '?' : ''
      const name = isParameter && compiler.isObjectBindingPattern(declared.name) ? 'props' : parameter.name
      const shown = mark === '' ? type : checker.getNonNullableType(type)
      return depth > 0 ? `${name}${mark}: ${short(shown, depth - 1)}` : `${name}${mark}`
    })
    return `${typeParameters(signature)}(${list.join(', ')})`
  }

  /** `<T extends Limit>`; empty for a function without any. */
  function typeParameters({ typeParameters: list = [] }: ts.Signature): string {
    const names = list.map((parameter) => {
      const limit = parameter.getConstraint()
      const text = limit === undefined ? '' : whole(limit)
      return isShort(text) && text !== '' ? `${parameter.symbol.name} extends ${text}` : parameter.symbol.name
    })
    return names.length > 0 ? `<${names.join(', ')}>` : ''
  }

  /** The elements of a rest parameter's tuple, as parameters of their own. */
  function tuple(type: ts.Type): string[] {
    const inner = /^\[(.*)\]$/.exec(whole(type))?.[1] ?? ''
    return inner === '' ? [] : [clip(inner.replaceAll(' | undefined', ''))]
  }

  const returned = (signature: ts.Signature, depth = 2): string =>
    depth > 0 ? short(signature.getReturnType(), depth - 1) : '…'

  return { whole, short, outline, parameters, returned }
}

/** Code of many lines in one, and in fewer words. */
export function inOneLine(text: string): string {
  return WORDY.reduce((shorter, [wordy, brief]) => shorter.replaceAll(wordy, brief), text)
}

/** Whether a type is short enough to be written out. */
export function isShort(text: string): boolean {
  return text.length <= LONGEST
}

/** Cut at the last space before the limit. */
function clip(text: string): string {
  return isShort(text) ? text : `${text.slice(0, LONGEST).replace(/\s\S*$/, '')} …`
}
