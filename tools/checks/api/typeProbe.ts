import path from 'node:path'
import type ts from 'typescript'

/** First lines of every virtual file: the packages, and short names for what the hooks return. */
export const PRELUDE = `import React from 'react'
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
`

/** Types by name, as the compiler resolves them, and the first error in each that does not compile. */
export interface Probe {
  checker: ts.TypeChecker
  file: ts.SourceFile
  typeOf(name: string): ts.Type
  errorOf(name: string): string | null
}

export function probeOptions(compiler: typeof ts): ts.CompilerOptions {
  return {
    target: compiler.ScriptTarget.ES2022,
    module: compiler.ModuleKind.ESNext,
    moduleResolution: compiler.ModuleResolutionKind.Bundler,
    jsx: compiler.JsxEmit.ReactJSX,
    strict: true,
    esModuleInterop: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  }
}

/** Reads `types` (name → type as text) with the packages in scope; `root` is where these are found. */
export function probeTypes(compiler: typeof ts, root: string, types: ReadonlyMap<string, string>): Probe {
  const name = path.join(root, '.api.ts')
  const isWhole = (type: string) =>
    compiler.transpileModule(`type A = ${type}`, { reportDiagnostics: true }).diagnostics?.length === 0
  const lines = [...types].map(([alias, type]) => `type ${alias} = ${isWhole(type) ? type : 'Shorthand'}`)
  const text = `${PRELUDE}${lines.join('\n')}\n`
  const options = probeOptions(compiler)
  const host = compiler.createCompilerHost(options, true)
  const { getSourceFile, fileExists } = host
  host.fileExists = (file) => file === name || fileExists(file)
  host.getSourceFile = (file, ...rest) =>
    file === name ? compiler.createSourceFile(file, text, rest[0], true) : getSourceFile(file, ...rest)
  const program = compiler.createProgram([name], options, host)
  const file = program.getSourceFile(name)
  if (file === undefined) throw new Error('The probe is not in its own program.')
  const checker = program.getTypeChecker()
  const aliases = new Map(
    file.statements.filter(compiler.isTypeAliasDeclaration).map((alias) => [alias.name.text, alias]),
  )
  const problems = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
  const firstLine = PRELUDE.split('\n').length - 1
  const order = [...types.keys()]
  const errorByName = new Map<string, string>()
  for (const { start = 0, messageText } of problems) {
    const alias = order[file.getLineAndCharacterOfPosition(start).line - firstLine]
    if (alias !== undefined) errorByName.set(alias, compiler.flattenDiagnosticMessageText(messageText, ' '))
  }
  return {
    checker,
    file,
    typeOf(alias) {
      const declared = aliases.get(alias)
      if (declared === undefined) throw new Error(`The probe has no type ${alias}.`)
      return checker.getTypeAtLocation(declared.name)
    },
    errorOf: (alias) => errorByName.get(alias) ?? null,
  }
}
