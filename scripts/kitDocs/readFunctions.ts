import ts from 'typescript-api';
import type { PublicExport } from '../packages/entries.ts';
import { oneLine, resolved } from './symbols.ts';

/** A function or hook that the kit exports. */
export interface FunctionText {
  name: string;
  /** `(amount: number, locale: string): string` */
  signature: string;
  /** Where it is imported from: `@instore/ui/Price`. */
  from: string;
  description: string;
}

/** The symbol with the docstring. For `const { playSound } = createSoundPlayer()` it is the member `playSound`. */
function documented(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const { valueDeclaration } = symbol;
  if (valueDeclaration === undefined || !ts.isBindingElement(valueDeclaration)) return symbol;
  return checker.getTypeAtLocation(valueDeclaration.parent).getProperty(symbol.name) ?? symbol;
}

/** Entry points are folders. Functions of `internal` are exported by the whole kit only. */
const fromOf = (entry: string | undefined) =>
  entry === undefined || entry === 'internal' ? '@instore/ui' : `@instore/ui/${entry}`;

/**
 * Reads the docstrings of all functions that the kit exports; components have pages of their own.
 *
 * @param module the kit's index
 * @param exports its statements, which name the entry points
 * @returns the functions by name
 */
export function readFunctions(
  module: ts.Symbol,
  exports: readonly PublicExport[],
  checker: ts.TypeChecker,
): FunctionText[] {
  const entries = new Map(exports.flatMap(({ entry, values }) => values.map((name) => [name, entry] as const)));
  return checker
    .getExportsOfModule(module)
    .filter(({ name }) => /^[a-z]/.test(name))
    .flatMap((exported): FunctionText[] => {
      const symbol = resolved(exported, checker);
      const [signature] = symbol.valueDeclaration
        ? checker.getTypeOfSymbolAtLocation(symbol, symbol.valueDeclaration).getCallSignatures()
        : [];
      if (signature === undefined) return [];
      return [
        {
          name: exported.name,
          signature: checker.signatureToString(signature, undefined, ts.TypeFormatFlags.NoTruncation),
          from: fromOf(entries.get(exported.name)),
          description: oneLine(documented(symbol, checker).getDocumentationComment(checker)),
        },
      ];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
