import ts from 'typescript-api';

/** The plural forms of a text by CLDR category, e.g. `{ one: '{count} pair', other: '{count} pairs' }`. */
export type Forms = Readonly<Record<string, string>>;

/** One text of a file of translations. */
export interface StoredText {
  /** The component of the kit, or the subject of the portal. */
  readonly context: string;
  /** The English text: the key of its translation. */
  readonly english: string;
  readonly translation: string | Forms;
  /** Where the translation is in the source, and how it is written. */
  readonly start: number;
  readonly end: number;
  /** What its plural forms are the argument of, e.g. `forms`; undefined for a plain object, and for a text. */
  readonly helper: string | undefined;
}

/** The texts of a file of translations: `{ 'Check in': 'Devolver' }`, in the kit one level deeper, by component. */
export function readTexts(source: string, subject?: string): StoredText[] {
  const file = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true);
  const texts = file.statements.flatMap(listIn)[0];
  if (texts === undefined) throw new Error(`No texts in ${subject ?? 'the kit'}`);
  if (subject !== undefined) return texts.properties.map((property) => textOf(subject, property));
  return texts.properties.flatMap((property) => {
    const { name, initializer } = assignment(property);
    if (!ts.isObjectLiteralExpression(initializer)) throw new Error(`${name} has no texts`);
    return initializer.properties.map((each) => textOf(name, each));
  });
}

/** The object of a declaration: `const texts = { … } as const satisfies …`. */
function listIn(statement: ts.Statement): ts.ObjectLiteralExpression[] {
  if (!ts.isVariableStatement(statement)) return [];
  let value = statement.declarationList.declarations[0]?.initializer;
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
  return value && ts.isObjectLiteralExpression(value) ? [value] : [];
}

function assignment(property: ts.ObjectLiteralElementLike): { name: string; initializer: ts.Expression } {
  if (!ts.isPropertyAssignment(property)) throw new Error(`Not a text: ${property.getText()}`);
  const { name, initializer } = property;
  if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) throw new Error(`Not a text: ${name.getText()}`);
  return { name: name.text, initializer };
}

function textOf(context: string, property: ts.ObjectLiteralElementLike): StoredText {
  const { name: english, initializer } = assignment(property);
  const helper = ts.isCallExpression(initializer) ? initializer.expression.getText() : undefined;
  return {
    context,
    english,
    translation: translationOf(initializer),
    start: initializer.getStart(),
    end: initializer.getEnd(),
    helper,
  };
}

function translationOf(node: ts.Expression): string | Forms {
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isObjectLiteralExpression(node)) {
    const forms = node.properties.map(assignment).map(({ name, initializer }) => [name, translationOf(initializer)]);
    return Object.fromEntries(forms) as Forms;
  }
  const [argument] = ts.isCallExpression(node) ? node.arguments : [];
  if (!argument) throw new Error(`Not a text: ${node.getText()}`);
  const value = translationOf(argument);
  // `alike('…')`: every form is the same.
  return typeof value === 'string' ? { other: value } : value;
}
