import ts from 'typescript-api';
import type { PublicExport } from '../../packages/entries.ts';
import type { StoryFile } from './storyFile.ts';

/** What an example imports. */
export interface Import {
  from: string;
  isType: boolean;
}

/**
 * What a name of a stories file is: an import that an example has, too; `data` of the workspace, which only its value can
 * replace; a function of a test; or a declaration of the file.
 */
export type Name =
  | { kind: 'import'; name: string; import: Import }
  | { kind: 'data' }
  | { kind: 'callback' }
  | { kind: 'own'; name: string; statement: ts.Statement; isFromData: boolean };

/** The kit's exports by name: `Button` of `Button`, `icons` of `Icon`. */
export type KitExports = ReadonlyMap<string, Import>;

export const kitExports = (exports: readonly PublicExport[]): KitExports =>
  new Map(
    exports.flatMap(({ entry, namespace, values, types }) => {
      const of = (isType: boolean): Import => ({ from: `@instore/ui/${entry}`, isType });
      const own = namespace === undefined ? values : [namespace];
      return [...own.map((name) => [name, of(false)] as const), ...types.map((name) => [name, of(true)] as const)];
    }),
  );

/** The names that a stories file declares or imports outside of functions. */
export class Names {
  readonly #file: StoryFile;
  readonly #kit: KitExports;
  readonly #known = new Map<ts.Symbol, Name | undefined>();

  constructor(file: StoryFile, kit: KitExports) {
    this.#file = file;
    this.#kit = kit;
  }

  /** What an identifier names. Undefined for a local variable of a function, and for a global. */
  find(identifier: ts.Identifier): Name | undefined {
    const symbol = this.#file.symbolOf(identifier);
    if (symbol === undefined) return undefined;
    if (!this.#known.has(symbol)) {
      // Before it is read: a declaration may name itself.
      this.#known.set(symbol, undefined);
      this.#known.set(symbol, this.#read(symbol));
    }
    return this.#known.get(symbol);
  }

  #read(symbol: ts.Symbol): Name | undefined {
    const declaration = symbol.declarations?.[0];
    if (declaration === undefined) return undefined;
    if (ts.isImportSpecifier(declaration) || ts.isNamespaceImport(declaration)) return this.#imported(declaration);
    const statement = ts.findAncestor(declaration, (node) => node.parent === this.#file.source);
    if (statement === undefined || !isOfStatement(declaration, statement)) return undefined;
    if (ts.isBindingElement(declaration)) return { kind: 'data' };
    const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    // `fn(() => …)` does what it is given, and is written as that.
    if (value && ts.isCallExpression(value) && value.arguments.length === 0 && this.isTestFunction(value)) {
      return { kind: 'callback' };
    }
    const own = { kind: 'own', name: symbol.name, statement: statement as ts.Statement, isFromData: false } as const;
    this.#known.set(symbol, own);
    return { ...own, isFromData: this.#namesData(declaration) };
  }

  /** `fn()` of storybook/test. */
  isTestFunction(node: ts.Node): boolean {
    return (
      ts.isCallExpression(node) && ts.isIdentifier(node.expression) && this.find(node.expression)?.kind === 'callback'
    );
  }

  #imported(declaration: ts.ImportSpecifier | ts.NamespaceImport): Name {
    const { moduleSpecifier, importClause } = ts.findAncestor(declaration, ts.isImportDeclaration)!;
    const path = (moduleSpecifier as ts.StringLiteral).text;
    const name = ts.isImportSpecifier(declaration) ? (declaration.propertyName ?? declaration.name).text : 'icons';
    if (path === 'storybook/test') return { kind: 'callback' };
    if (!path.startsWith('.')) {
      const isType = importClause?.isTypeOnly === true || (ts.isImportSpecifier(declaration) && declaration.isTypeOnly);
      return { kind: 'import', name, import: { from: path, isType } };
    }
    const exported = path.includes('/fixtures/') ? undefined : this.#kit.get(name);
    return exported === undefined ? { kind: 'data' } : { kind: 'import', name, import: exported };
  }

  #namesData(node: ts.Node): boolean {
    if (ts.isIdentifier(node) && isReference(node)) {
      const name = this.find(node);
      if (name?.kind === 'data' || (name?.kind === 'own' && name.isFromData)) return true;
    }
    return ts.forEachChild(node, (child) => this.#namesData(child) || undefined) === true;
  }
}

/** Whether a declaration is one of the file, and not of a function in it. */
function isOfStatement(declaration: ts.Declaration, statement: ts.Node): boolean {
  if (declaration === statement) return true;
  let holder: ts.Node = declaration;
  while (ts.isBindingElement(holder)) holder = holder.parent.parent;
  return ts.isVariableDeclaration(holder) && holder.parent.parent === statement;
}

/** Whether an identifier names a value or a type: not a property, and not what it declares. */
export function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  const isNamed = ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent) || ts.isParameter(parent);
  if (isNamed) return parent.name !== node;
  return !(
    ts.isPropertySignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isFunctionExpression(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isTypeParameterDeclaration(parent) ||
    ts.isJsxAttribute(parent)
  );
}
