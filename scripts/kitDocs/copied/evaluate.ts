import ts from 'typescript-api';
import { isReference, type Names } from './names.ts';
import type { Renderer, StoryFile } from './storyFile.ts';

/** The parameters of the function that draws a story. */
export interface Parameters {
  /** `args`, or the rest of it: `...args`. */
  whole: ts.Symbol | undefined;
  /** Names that are taken out of it. */
  omitted: readonly string[];
  /** Args that have names of their own, with their defaults. */
  single: ReadonlyMap<ts.Symbol, { name: string; byDefault: ts.Expression | undefined }>;
}

export function parametersOf(file: StoryFile, renderer: Renderer | undefined): Parameters {
  const name = renderer?.parameters[0]?.name;
  const none: Parameters = { whole: undefined, omitted: [], single: new Map() };
  if (name === undefined || ts.isArrayBindingPattern(name)) return none;
  if (ts.isIdentifier(name)) return { ...none, whole: file.symbolOf(name) };
  const single = new Map<ts.Symbol, { name: string; byDefault: ts.Expression | undefined }>();
  let whole: ts.Symbol | undefined;
  for (const { name: own, propertyName, dotDotDotToken, initializer } of name.elements) {
    const symbol = ts.isIdentifier(own) ? file.symbolOf(own) : undefined;
    if (symbol === undefined) continue;
    if (dotDotDotToken) whole = symbol;
    else single.set(symbol, { name: (propertyName ?? own).getText(), byDefault: initializer });
  }
  return { whole, single, omitted: [...single.values()].map((one) => one.name) };
}

/** Finds out which expressions of an example have a value before it is drawn. */
export class Evaluation {
  readonly #file: StoryFile;
  readonly #names: Names;
  readonly #parameters: Parameters;

  constructor(file: StoryFile, names: Names, parameters: Parameters) {
    this.#file = file;
    this.#names = names;
    this.#parameters = parameters;
  }

  /** Args that the function takes out, so that the rest lacks them. */
  get omitted(): readonly string[] {
    return this.#parameters.omitted;
  }

  /** Whether an expression is `args`, or the rest of it. */
  isArgs(node: ts.Node): boolean {
    return (
      ts.isIdentifier(node) &&
      this.#file.symbolOf(node) === this.#parameters.whole &&
      this.#parameters.whole !== undefined
    );
  }

  /** The arg that an expression is: `args.page`, or `page`. */
  argOf(node: ts.Node): string | undefined {
    if (ts.isPropertyAccessExpression(node) && this.isArgs(node.expression)) return node.name.text;
    if (!ts.isIdentifier(node)) return undefined;
    const symbol = this.#file.symbolOf(node);
    return symbol && this.#parameters.single.get(symbol)?.name;
  }

  /**
   * An expression as code that runs in the file of the stories, where `args` are those of the story.
   *
   * @returns undefined if it needs a value of a running component, or names nothing that the copied code lacks
   */
  codeOf(expression: ts.Expression): string | undefined {
    if (ts.isFunctionLike(expression) || (ts.isIdentifier(expression) && this.isArgs(expression))) return undefined;
    const edits: { at: ts.Node; text: string }[] = [];
    let isNeeded = false;
    const canRun = (node: ts.Node): boolean => {
      if (isJsx(node) || ts.isAwaitExpression(node) || this.#names.isTestFunction(node)) return false;
      if (ts.isTypeNode(node)) return true;
      if (ts.isIdentifier(node) && (isReference(node) || ts.isShorthandPropertyAssignment(node.parent))) {
        const found = this.#reference(node, expression);
        if (found === 'local') return false;
        if (found.isNeeded) isNeeded = true;
        if (found.text !== undefined) edits.push({ at: node, text: found.text });
        return true;
      }
      return ts.forEachChild(node, (child) => !canRun(child) || undefined) === undefined;
    };
    if (!canRun(expression) || !isNeeded) return undefined;
    return withEdits(expression, edits);
  }

  #reference(node: ts.Identifier, within: ts.Node): 'local' | { isNeeded: boolean; text?: string } {
    if (this.isArgs(node)) return { isNeeded: true, text: named(node, 'args') };
    const symbol = this.#file.symbolOf(node);
    const single = symbol && this.#parameters.single.get(symbol);
    if (single !== undefined) {
      const value = single.byDefault ? `(args.${single.name} ?? ${single.byDefault.getText()})` : `args.${single.name}`;
      return { isNeeded: true, text: named(node, value) };
    }
    const name = this.#names.find(node);
    if (name === undefined) {
      const declaration = symbol?.declarations?.[0];
      const isInside = declaration === undefined || (declaration.pos >= within.pos && declaration.end <= within.end);
      return isInside ? { isNeeded: false } : 'local';
    }
    if (name.kind === 'import' && /^use[A-Z]/.test(name.name)) return 'local';
    return { isNeeded: name.kind === 'data' || (name.kind === 'own' && name.isFromData) };
  }
}

const isJsx = (node: ts.Node): boolean =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

/** `{ page }` needs the name of the property, too. */
const named = (node: ts.Identifier, text: string): string =>
  ts.isShorthandPropertyAssignment(node.parent) ? `${node.text}: ${text}` : text;

function withEdits(node: ts.Node, edits: readonly { at: ts.Node; text: string }[]): string {
  const begin = node.getStart();
  return edits.toReversed().reduce((code, { at, text }) => {
    return code.slice(0, at.getStart() - begin) + text + code.slice(at.end - begin);
  }, node.getText());
}
