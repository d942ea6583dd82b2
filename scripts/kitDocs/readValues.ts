import ts from 'typescript-api';
import type { PublicExport } from '../packages/entries.ts';
import { oneLine, resolved } from './symbols.ts';
import { definitionsOf, type Definition } from './typeText.ts';

/** A member of an exported value: `positive` of `toasts`. */
export interface MemberText {
  name: string;
  type: string;
  description: string;
}

/** A value that the kit exports and that is neither a component nor a function: `toasts`, `icons`, `ANY_PRICE`. */
export interface ValueText {
  name: string;
  /** The entry point it is imported from: `Toast`. */
  entry: string;
  description: string;
  /** The name of its type; empty for a value with members. */
  type: string;
  /** What a caller uses of it; empty for a plain value. */
  members: readonly MemberText[];
  /** The kit's types that its members name. */
  definitions: readonly Definition[];
}

/**
 * Reads the values of the kit that are neither components nor functions.
 *
 * @param module the kit's index
 * @param exports its statements, which name the entry points
 * @param source the folder whose types are written out
 */
export function readValues(
  module: ts.Symbol,
  exports: readonly PublicExport[],
  source: string,
  checker: ts.TypeChecker,
): ValueText[] {
  const symbols = new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
  return exports.flatMap(({ entry, values, namespace }) =>
    (namespace === undefined ? values : [namespace]).flatMap((name): ValueText[] => {
      const exported = symbols.get(name);
      if (exported === undefined) return [];
      const symbol = resolved(exported, checker);
      const documentation = oneLine(symbol.getDocumentationComment(checker));
      if (namespace !== undefined) return [namespaceText(name, entry, symbol, checker)];
      const declaration = symbol.valueDeclaration;
      if (declaration === undefined || !ts.isVariableDeclaration(declaration)) return [];
      const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
      if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) return [];
      const isObject = declaration.initializer !== undefined && ts.isObjectLiteralExpression(declaration.initializer);
      const members = isObject ? type.getProperties().map((member) => memberText(member, checker)) : [];
      const definitions = isObject ? definitionsOf(type, source, checker) : [];
      const own = isObject ? '' : checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
      return [{ name, entry, description: documentation, type: own, members, definitions }];
    }),
  );
}

/** A module that is exported whole: its docstring is the comment at its start. */
function namespaceText(name: string, entry: string, symbol: ts.Symbol, checker: ts.TypeChecker): ValueText {
  const file = symbol.declarations?.find(ts.isSourceFile);
  const [, comment = ''] = /^\/\*\*([^]*?)\*\//.exec(file?.text ?? '') ?? [];
  const members = checker
    .getExportsOfModule(symbol)
    .map((member) => ({ name: member.name, type: '', description: '' }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const description = comment.replaceAll(/\s*\n \* ?/g, ' ').trim();
  return { name, entry, description, type: '', members, definitions: [] };
}

const memberText = (member: ts.Symbol, checker: ts.TypeChecker): MemberText => ({
  name: member.name,
  type: checker.typeToString(checker.getTypeOfSymbol(member), undefined, ts.TypeFormatFlags.NoTruncation),
  description: oneLine(member.getDocumentationComment(checker)),
});
