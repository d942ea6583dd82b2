import ts from 'typescript-api';
import { literalsOf } from './control.ts';
import { withoutRowIds } from './rowIds.ts';
import { resolved } from './symbols.ts';

/** The type of a property as its author wrote it; a list of texts or a type that is taken from another is written out. */
export function typeText(prop: ts.Symbol, checker: ts.TypeChecker): string {
  const node = typeNode(prop);
  const isReadable = node !== undefined && !isDerived(node) && !isListOfTexts(node, checker);
  const text = (isReadable ? node.getText() : written(prop, checker)).replaceAll(/\s+/g, ' ');
  return prop.flags & ts.SymbolFlags.Optional ? withoutUndefined(text) : text;
}

/** An optional property may always be left out: `((id: string) => void) | undefined` is `(id: string) => void`. */
const withoutUndefined = (text: string): string => text.replace(/ \| undefined$/, '').replace(/^\((\(.*)\)$/, '$1');

/** A type of the kit. */
export interface Definition {
  name: string;
  /** Its declaration as in the code. */
  text: string;
}

/** Those types in `source` that the type of a property names, and the types that they name. */
export function definitionsIn(prop: ts.Symbol, source: string, checker: ts.TypeChecker): Definition[] {
  const node = typeNode(prop);
  return node === undefined ? [] : definitionsBelow([node], source, checker);
}

/** Those types in `source` that the members of a value name in their declarations, and the types that they name. */
export function definitionsOf(type: ts.Type, source: string, checker: ts.TypeChecker): Definition[] {
  const signatures = type.getProperties().flatMap((member) => checker.getTypeOfSymbol(member).getCallSignatures());
  return definitionsBelow(
    signatures.flatMap(({ declaration }): readonly ts.Node[] => declaration?.parameters ?? []),
    source,
    checker,
  );
}

function definitionsBelow(nodes: readonly ts.Node[], source: string, checker: ts.TypeChecker): Definition[] {
  const found = new Map<string, string>();
  const read = (declaration: ts.Declaration): void => {
    const isShown = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
    if (!isShown || !declaration.getSourceFile().fileName.startsWith(source)) return;
    if (found.has(declaration.name.text)) return;
    found.set(declaration.name.text, declarationText(declaration, checker));
    ts.forEachChild(declaration, visit);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) declarationsOf(node, checker).forEach(read);
    ts.forEachChild(node, visit);
  };
  nodes.forEach(visit);
  return [...found].map(([name, text]) => ({ name, text }));
}

function typeNode({ valueDeclaration }: ts.Symbol): ts.TypeNode | undefined {
  return valueDeclaration !== undefined && ts.isPropertySignature(valueDeclaration) ? valueDeclaration.type : undefined;
}

function declarationsOf({ typeName }: ts.TypeReferenceNode, checker: ts.TypeChecker): readonly ts.Declaration[] {
  const symbol = checker.getSymbolAtLocation(typeName);
  return (symbol && resolved(symbol, checker).declarations) ?? [];
}

/** `ButtonProps['size']`, `keyof typeof radii`: says nothing to a reader. */
const isDerived = (node: ts.TypeNode): boolean =>
  ts.isIndexedAccessTypeNode(node) || ts.isTypeOperatorNode(node) || ts.isTypeQueryNode(node);

/** Longer lists keep their name, and the declaration has the texts. */
const MOST_TEXTS = 8;

function isListOfTexts(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  if (!ts.isTypeReferenceNode(node)) return false;
  const type = checker.getTypeFromTypeNode(node);
  return type.isUnion() && type.types.length <= MOST_TEXTS && type.types.every((one) => one.isStringLiteral());
}

/** The type of a property as the compiler writes it. */
const written = (prop: ts.Symbol, checker: ts.TypeChecker): string =>
  writtenType(checker.getNonNullableType(checker.getTypeOfSymbol(prop)), codeOf(prop, checker), checker);

function writtenType(type: ts.Type, code: string, checker: ts.TypeChecker): string {
  const values = type.isUnion() ? literalsOf(type, code) : undefined;
  if (values !== undefined)
    return values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ');
  return checker.typeToString(
    type,
    undefined,
    ts.TypeFormatFlags.NoTruncation |
      ts.TypeFormatFlags.InTypeAlias |
      ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
  );
}

/** A declaration with its docstring, as in the code; `keyof typeof align` is written out. */
function declarationText(
  declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration,
  checker: ts.TypeChecker,
): string {
  const file = declaration.getSourceFile();
  if (ts.isInterfaceDeclaration(declaration) || !isDerived(declaration.type)) {
    return withoutRowIds(file.text.slice(declaration.getStart(file, true), declaration.end));
  }
  const type = checker.getTypeFromTypeNode(declaration.type);
  return `export type ${declaration.name.text} = ${writtenType(type, nodeCode(declaration.type, checker), checker)};`;
}

/** The code of a property's type, and of the types that it names. */
export function codeOf(prop: ts.Symbol, checker: ts.TypeChecker): string {
  const node = typeNode(prop);
  if (node === undefined) return '';
  const named = ts.isTypeReferenceNode(node) ? declarationsOf(node, checker) : [];
  const aliased = named.flatMap((one) => (ts.isTypeAliasDeclaration(one) ? [nodeCode(one.type, checker)] : []));
  return [nodeCode(node, checker), ...aliased].join('\n');
}

/** The code of a type; of `keyof typeof align` its keys. */
function nodeCode(node: ts.TypeNode, checker: ts.TypeChecker): string {
  if (!ts.isTypeOperatorNode(node)) return node.getText();
  return checker
    .getPropertiesOfType(checker.getTypeFromTypeNode(node.type))
    .map(({ name }) => `'${name}'`)
    .join(' | ');
}
