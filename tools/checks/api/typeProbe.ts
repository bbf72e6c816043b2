import path from 'node:path'
import ts from 'typescript'

/** First lines of the virtual file: imports of the packages, and aliases for the return types of the hooks. */
const PRELUDE = `import React from 'react'
import * as core from '@craftjs/core'
import * as layers from '@craftjs/layers'
import type { ConnectedEditor, CoreEventHandlers, EditorState, EditorStore, FreshNode, Indicator, Node, NodeData,
  ElementProps, FrameProps, NodeEventTypes, NodeHelpersType, NodeId, NodeRelated, NodeRules, NodeSelector, NodeTree,
  Nodes, Options, Placement, ReducedComp, Resolver, SerializedNode, SerializedNodes, useEditorReturnType,
  UserComponentConfig } from '@craftjs/core'
type ReactElement = React.ReactElement
type EditorHook = ReturnType<typeof core.useEditor>
type NodeHook = ReturnType<typeof core.useNode>
type LayerHook = ReturnType<typeof layers.useLayer>
type LayerState = Parameters<NonNullable<Parameters<typeof layers.useLayer>[0]>>[0]
type NodeHelpers = ReturnType<EditorHook['query']['node']>
type EventHelpers = ReturnType<EditorHook['query']['getEvent']>
type T = any
type S = null
declare const all: typeof core & typeof layers
`

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  esModuleInterop: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

/** Access to the resolved types by name, and to the first error of each type that does not compile. */
export interface Probe {
  checker: ts.TypeChecker
  typeOf(name: string): ts.Type
  errorOf(name: string): string | null
  /** A type as text, with the aliases of the virtual file. */
  textOf(type: ts.Type): string
}

/** The declarations of the packages and of the browser, which are parsed only once. */
const parsed = new Map<string, ts.SourceFile | undefined>()

/** Compiles `types` (name → type as text) with the packages of this repository and `declarations` in scope. */
export function probeTypes(types: ReadonlyMap<string, string>, declarations: readonly string[] = []): Probe {
  const name = path.resolve('.api.ts')
  const isWhole = (type: string) =>
    ts.transpileModule(`type A = ${type}`, { reportDiagnostics: true }).diagnostics?.length === 0
  const lines = [...types].map(([alias, type]) => `type ${alias} = ${isWhole(type) ? type : 'Shorthand'}`)
  const before = [PRELUDE, ...declarations].join('\n')
  const text = `${before}\n${lines.join('\n')}\n`
  const host = ts.createCompilerHost(OPTIONS, true)
  const { getSourceFile, fileExists } = host
  host.fileExists = (file) => file === name || fileExists(file)
  host.getSourceFile = (file, ...rest) => {
    if (file === name) return ts.createSourceFile(file, text, rest[0], true)
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, ...rest))
    return parsed.get(file)
  }
  const program = ts.createProgram([name], OPTIONS, host)
  const file = program.getSourceFile(name)
  if (file === undefined) throw new Error('The program does not contain the probe file.')
  const checker = program.getTypeChecker()
  const aliases = new Map(
    file.statements.filter(ts.isTypeAliasDeclaration).map((alias) => [alias.name.text, alias]),
  )
  const firstLine = before.split('\n').length
  const order = [...types.keys()]
  const errorByName = new Map<string, string>()
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(file)) {
    const alias = order[file.getLineAndCharacterOfPosition(start).line - firstLine]
    if (alias !== undefined) errorByName.set(alias, ts.flattenDiagnosticMessageText(messageText, ' '))
  }
  return {
    checker,
    typeOf(alias) {
      const declared = aliases.get(alias)
      if (declared === undefined) throw new Error(`The probe has no type ${alias}.`)
      return checker.getTypeAtLocation(declared.name)
    },
    errorOf: (alias) => errorByName.get(alias) ?? null,
    textOf: (type) =>
      checker
        .typeToString(type, file, ts.TypeFormatFlags.NoTruncation)
        .replaceAll(/\b(?:core|layers)[.]/g, '')
        .slice(0, 600),
  }
}
