import ts from 'typescript-api';

const NAME = 'stories.tsx';

/** A file of stories, parsed alone: names are resolved within it, and its imports are not followed. */
export interface StoryFile {
  source: ts.SourceFile;
  /** What a name refers to; undefined for a global. */
  symbolOf: (name: ts.Identifier) => ts.Symbol | undefined;
  /** The default export. */
  meta: ts.ObjectLiteralExpression | undefined;
  /** The exported objects by their names. */
  stories: ReadonlyMap<string, ts.ObjectLiteralExpression>;
}

export function parseStories(code: string): StoryFile {
  const source = ts.createSourceFile(NAME, code, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX);
  const options = { noLib: true, noResolve: true, jsx: ts.JsxEmit.Preserve, types: [] };
  const checker = ts.createProgram([NAME], options, hostOf(source)).getTypeChecker();
  const symbolOf = (name: ts.Identifier) =>
    ts.isShorthandPropertyAssignment(name.parent)
      ? checker.getShorthandAssignmentValueSymbol(name.parent)
      : checker.getSymbolAtLocation(name);
  const file: StoryFile = { source, symbolOf, meta: undefined, stories: new Map() };
  const exported = source.statements.find(ts.isExportAssignment);
  const stories = source.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      const object = initializer && unwrapped(initializer);
      return isExported && ts.isIdentifier(name) && object && ts.isObjectLiteralExpression(object)
        ? [[name.text, object] as const]
        : [];
    });
  });
  return { ...file, meta: exported && objectAt(file, exported.expression), stories: new Map(stories) };
}

const hostOf = (source: ts.SourceFile): ts.CompilerHost => ({
  getSourceFile: (name) => (name === NAME ? source : undefined),
  fileExists: (name) => name === NAME,
  readFile: () => undefined,
  writeFile: () => undefined,
  getDefaultLibFileName: () => 'lib.d.ts',
  getCurrentDirectory: () => '',
  getCanonicalFileName: (name) => name,
  useCaseSensitiveFileNames: () => true,
  getNewLine: () => '\n',
});

/** An expression without parentheses and what only its types need: `({ … } satisfies Meta)`. */
export const unwrapped = (expression: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(expression) ||
  ts.isAsExpression(expression) ||
  ts.isSatisfiesExpression(expression) ||
  ts.isNonNullExpression(expression)
    ? unwrapped(expression.expression)
    : expression;

/** The value that a name of the file is declared with. */
const initializerOf = (file: StoryFile, name: ts.Identifier): ts.Expression | undefined => {
  const declaration = file.symbolOf(name)?.valueDeclaration;
  return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
};

/** Resolves an expression to its object: `{ … }`, `meta`, `Example.args`. */
function objectAt(file: StoryFile, expression: ts.Expression): ts.ObjectLiteralExpression | undefined {
  const bare = unwrapped(expression);
  if (ts.isObjectLiteralExpression(bare)) return bare;
  if (ts.isIdentifier(bare)) {
    const value = initializerOf(file, bare);
    return value && objectAt(file, value);
  }
  if (!ts.isPropertyAccessExpression(bare)) return undefined;
  const owner = objectAt(file, bare.expression);
  const value = owner && propertiesOf(file, owner).get(bare.name.text);
  return value && ts.isExpression(value) ? objectAt(file, value) : undefined;
}

/** The properties of an object by their names, with those of the objects that it spreads. */
export function propertiesOf(
  file: StoryFile,
  object: ts.ObjectLiteralExpression | undefined,
): Map<string, ts.Expression | ts.MethodDeclaration> {
  const found = new Map<string, ts.Expression | ts.MethodDeclaration>();
  for (const property of object?.properties ?? []) {
    if (ts.isSpreadAssignment(property)) {
      for (const [name, value] of propertiesOf(file, objectAt(file, property.expression))) found.set(name, value);
    } else if (ts.isPropertyAssignment(property)) found.set(property.name.getText(), property.initializer);
    else if (ts.isShorthandPropertyAssignment(property)) found.set(property.name.text, property.name);
    else if (ts.isMethodDeclaration(property)) found.set(property.name.getText(), property);
  }
  return found;
}

/** `args` of a story as in the file, with those that all stories of the file share. */
export function argsOf(file: StoryFile, story: ts.ObjectLiteralExpression) {
  const own = [file.meta, story].flatMap((object) => {
    const args = propertiesOf(file, object).get('args');
    return args && ts.isExpression(args) ? [...propertiesOf(file, objectAt(file, args))] : [];
  });
  return new Map(own.map(([name, value]) => [name, resolved(file, value)] as const));
}

/** The value that `Example.args.conflicts` names. */
function resolved(file: StoryFile, value: ts.Expression | ts.MethodDeclaration): ts.Expression | ts.MethodDeclaration {
  if (!ts.isPropertyAccessExpression(value)) return value;
  const owner = objectAt(file, value.expression);
  return (owner && propertiesOf(file, owner).get(value.name.text)) ?? value;
}

export type Renderer = ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration | ts.FunctionDeclaration;

/** The function that draws a story; undefined if the component alone does. */
export function rendererOf(file: StoryFile, story: ts.ObjectLiteralExpression): Renderer | undefined {
  const value = propertiesOf(file, story).get('render') ?? propertiesOf(file, file.meta).get('render');
  return value && functionAt(file, value);
}

function functionAt(file: StoryFile, value: ts.Expression | ts.MethodDeclaration): Renderer | undefined {
  if (ts.isMethodDeclaration(value)) return value;
  const bare = unwrapped(value);
  if (ts.isFunctionExpression(bare) || ts.isArrowFunction(bare)) return bare;
  if (ts.isPropertyAccessExpression(bare)) {
    const owner = objectAt(file, bare.expression);
    const named = owner && propertiesOf(file, owner).get(bare.name.text);
    return named && functionAt(file, named);
  }
  if (!ts.isIdentifier(bare)) return undefined;
  const declaration = file.symbolOf(bare)?.valueDeclaration;
  if (declaration && ts.isFunctionDeclaration(declaration)) return declaration;
  const initializer = initializerOf(file, bare);
  return initializer && functionAt(file, initializer);
}
