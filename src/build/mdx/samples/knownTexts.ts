import type ts from 'typescript'
import { scopeOf } from './scopeOf'

/** Texts of types and symbols, for every scope that they were written in. */
type Texts = Map<string, Map<ts.Type | ts.Symbol, string>>

const texts = new WeakMap<ts.TypeChecker, Texts>()

/**
 * Remembers how `write` writes a type or a symbol: to find the names that `file` knows it by is most of what samples
 * cost, and most samples know what is in Craft.js by the same names.
 */
export function knownTexts<Written extends ts.Type | ts.Symbol>(
  compiler: typeof ts,
  checker: ts.TypeChecker,
  file: ts.SourceFile,
  write: (written: Written) => string,
): (written: Written) => string {
  const ofChecker = texts.get(checker) ?? new Map<string, Map<ts.Type | ts.Symbol, string>>()
  texts.set(checker, ofChecker)
  const scope = scopeOf(compiler, checker, file)
  const known = ofChecker.get(scope) ?? new Map<ts.Type | ts.Symbol, string>()
  ofChecker.set(scope, known)
  return (written) => {
    const text = known.get(written) ?? write(written)
    known.set(written, text)
    return text
  }
}
