import type ts from 'typescript'

/** Longest type that is shown in full, in characters; a longer one is outlined. */
const MAX_LENGTH = 110

/** Maximum number of members in an outline. */
const MAX_MEMBERS = 8

/** The ellipsis of the compiler, not of a spread. */
const TRUNCATED = /\.\.\.(?![\w{[])/

/** Abbreviations of what the compiler writes. */
const ABBREVIATIONS: [RegExp, string][] = [
  [
    /React\.ReactElement<(?:any|unknown), string \| React\.JSXElementConstructor<any>>/g,
    'React.ReactElement',
  ],
  [/\bimport\("[^"]*"\)\./g, ''],
  [/\s*\n\s*/g, ' '],
  [/; \}/g, ' }'],
]

/** Formats types on one short line; names are qualified as `file` needs them. */
export function shortTypes(compiler: typeof ts, checker: ts.TypeChecker, file: ts.SourceFile) {
  /** The type as the compiler formats it, which truncates at 160 characters. */
  const whole = (type: ts.Type): string =>
    inOneLine(checker.typeToString(type, file, compiler.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope))

  /** The type, or its outline when it is long; `depth` limits nested signatures. */
  function short(type: ts.Type, depth = 2): string {
    const [signature, ...more] = type.getCallSignatures()
    const isFunction = signature !== undefined && more.length === 0 && type.getProperties().length === 0
    const asFunction =
      isFunction && (() => `${parameters(signature, depth)} => ${returned(signature, depth)}`)
    // Formatting takes milliseconds, so only do it when the result is used.
    if (asFunction && !type.aliasSymbol) return asFunction()
    const text = whole(type)
    if (isShort(text) && !TRUNCATED.test(text)) return text
    if (asFunction) return asFunction()
    return (signature || type.isUnion() ? null : outline(type)) ?? clip(text)
  }

  /** `{ actions, connectors, query, … }`; `null` without members. */
  function outline(type: ts.Type): string | null {
    const names = checker.getPropertiesOfType(type).map(({ name }) => name)
    if (names.length === 0) return null
    const rest = names.length > MAX_MEMBERS ? ['…'] : []
    return `{ ${[...names.slice(0, MAX_MEMBERS), ...rest].join(', ')} }`
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

  /** `<T extends Limit>`; empty without type parameters. */
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

/** Joins lines and abbreviates. */
export function inOneLine(text: string): string {
  return ABBREVIATIONS.reduce((shorter, [long, short]) => shorter.replaceAll(long, short), text)
}

export function isShort(text: string): boolean {
  return text.length <= MAX_LENGTH
}

/** Cuts at the last space before the limit. */
function clip(text: string): string {
  return isShort(text) ? text : `${text.slice(0, MAX_LENGTH).replace(/\s\S*$/, '')} …`
}
