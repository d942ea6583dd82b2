import ts from 'typescript-api';
import type { Evaluation } from './evaluate.ts';
import { isReference, type Names } from './names.ts';

interface Edit {
  start: number;
  end: number;
  /** JavaScript that gives the text at this place; `w` is the ExampleWriter. */
  script: string;
}

const at = (node: ts.Node, script: string): Edit => ({ start: node.getStart(), end: node.end, script });
const quoted = JSON.stringify;

/** Whether a name is one of a type. */
const isInType = ({ parent }: ts.Node): boolean => ts.isTypeNode(parent) && !ts.isExpressionWithTypeArguments(parent);

/** Indentation of the line in which a node begins. */
export function indentOf(node: ts.Node): number {
  const { text } = node.getSourceFile();
  const line = text.slice(text.lastIndexOf('\n', node.getStart() - 1) + 1);
  return line.search(/\S|$/);
}

/**
 * Writes code of a stories file as JavaScript that gives it as text: values take the place of args and of data of the
 * workspace, and each name that the copied code must import or declare is reported.
 */
export class Rewriter {
  readonly #names: Names;
  readonly #evaluation: Evaluation;

  constructor(names: Names, evaluation: Evaluation) {
    this.#names = names;
    this.#evaluation = evaluation;
  }

  /** The script of a node. */
  write(node: ts.Node): string {
    return this.#script(node, true);
  }

  #script(node: ts.Node, isReplaced: boolean): string {
    const edits: Edit[] = [];
    const visit = (child: ts.Node): void => {
      const edit = this.#edit(child);
      if (edit === undefined) ts.forEachChild(child, visit);
      else edits.push(edit);
    };
    if (isReplaced) visit(node);
    else ts.forEachChild(node, visit);
    const { text } = node.getSourceFile();
    const parts: string[] = [];
    let done = node.getStart();
    for (const { start, end, script } of edits) {
      if (start > done) parts.push(quoted(text.slice(done, start)));
      parts.push(script);
      done = end;
    }
    if (done < node.end) parts.push(quoted(text.slice(done, node.end)));
    return parts.join(' + ') || '""';
  }

  #edit(node: ts.Node): Edit | undefined {
    if (ts.isExpressionStatement(node) && this.#callsBack(node.expression)) {
      return { start: node.getFullStart(), end: node.end, script: '""' };
    }
    if (ts.isArrowFunction(node) && !ts.isBlock(node.body) && this.#callsBack(node.body)) return at(node, '"() => {}"');
    if (ts.isCallExpression(node) && this.#names.isTestFunction(node)) {
      // `fn(() => …)` does what it is given.
      const [given] = node.arguments;
      return at(node, given === undefined ? '"() => {}"' : this.write(given));
    }
    if (ts.isCallExpression(node) && this.#callsBack(node)) return at(node, '"undefined"');
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) return this.#opening(node);
    if (ts.isJsxAttribute(node)) return this.#attribute(node);
    if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))) {
      const value = node.expression && this.#value(node.expression);
      return value === undefined ? undefined : at(node, `w.child(${value})`);
    }
    if (ts.isSpreadAssignment(node) && this.#evaluation.isArgs(node.expression)) {
      return at(node, `w.properties(${quoted(this.#set(node.parent.properties))}, ${indentOf(node)})`);
    }
    if (ts.isShorthandPropertyAssignment(node)) {
      const value = this.#value(node.name);
      if (value !== undefined) return at(node, `${quoted(`${node.name.text}: `)} + w.value(${value})`);
      const isCallback = this.#names.find(node.name)?.kind === 'callback';
      return isCallback ? at(node, quoted(`${node.name.text}: () => {}`)) : this.#name(node.name);
    }
    return ts.isExpression(node) ? this.#expression(node) : undefined;
  }

  #expression(node: ts.Expression): Edit | undefined {
    const value = this.#value(node);
    if (value !== undefined) return at(node, `w.value(${value})`);
    const choice = this.#choice(node);
    if (choice !== undefined) return at(node, choice);
    if (this.#evaluation.isArgs(node)) return at(node, 'w.ref("args")');
    return ts.isIdentifier(node) && isReference(node) ? this.#name(node) : undefined;
  }

  /** Of `a && b` and `a ? b : c`, what a known condition chooses. */
  #choice(node: ts.Expression): string | undefined {
    const isAnd = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    if (!isAnd && !ts.isConditionalExpression(node)) return undefined;
    const { condition, isTrue, isFalse } = ts.isConditionalExpression(node)
      ? { condition: node.condition, isTrue: node.whenTrue, isFalse: this.write(node.whenFalse) }
      : { condition: node.left, isTrue: node.right, isFalse: quoted('false') };
    const known = this.#evaluation.codeOf(condition);
    if (known === undefined) return undefined;
    return `w.choose(() => (${known}), () => ${this.write(isTrue)}, () => ${isFalse})`;
  }

  #name(node: ts.Identifier): Edit | undefined {
    const name = this.#names.find(node);
    if (name === undefined || (name.kind === 'data' && isInType(node))) return undefined;
    if (name.kind === 'callback') return at(node, '"() => {}"');
    return name.kind === 'data'
      ? at(node, `w.data(${quoted(node.text)}, () => ${node.text})`)
      : at(node, `w.ref(${quoted(name.name)})`);
  }

  /** Arguments of the methods of ExampleWriter that write a value; undefined if it is not known before the example runs. */
  #value(expression: ts.Expression): string | undefined {
    if (ts.isNonNullExpression(expression)) return this.#value(expression.expression);
    if (ts.isSpreadElement(expression) || isInType(expression)) return undefined;
    if (
      ts.isIdentifier(expression) &&
      !isReference(expression) &&
      !ts.isShorthandPropertyAssignment(expression.parent)
    ) {
      return undefined;
    }
    const code = this.#evaluation.codeOf(expression);
    if (code === undefined) return undefined;
    const { parent } = expression;
    // A list of which the code takes a part when it runs has a name there, too.
    const isTaken = ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent);
    if (isTaken && ts.isIdentifier(expression) && this.#names.find(expression) !== undefined) return undefined;
    const arg = this.#evaluation.argOf(expression);
    const otherwise = arg === undefined ? `() => ${this.#inner(expression)}` : quoted(arg);
    return `() => (${code}), ${otherwise}, ${indentOf(expression)}`;
  }

  /** The script of an expression whose value cannot be written. */
  #inner(expression: ts.Expression): string {
    if (!ts.isIdentifier(expression)) return this.#choice(expression) ?? this.#script(expression, false);
    return this.#name(expression)?.script ?? quoted(expression.text);
  }

  #attribute(node: ts.JsxAttribute): Edit | undefined {
    const { initializer } = node;
    const expression = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
    const value = expression && this.#value(expression);
    return value === undefined ? undefined : at(node, `w.attribute(${quoted(node.name.getText())}, ${value})`);
  }

  /** Rewrites an element whose attributes come from args or from other data. */
  #opening(node: ts.JsxSelfClosingElement | ts.JsxOpeningElement): Edit | undefined {
    const { properties } = node.attributes;
    const spreadOf = (one: ts.JsxAttributeLike): string | undefined => {
      if (!ts.isJsxSpreadAttribute(one)) return undefined;
      return this.#evaluation.isArgs(one.expression) ? 'args' : this.#evaluation.codeOf(one.expression);
    };
    if (!properties.some((one) => spreadOf(one) !== undefined)) return undefined;
    const set = this.#set(properties);
    const attributes = properties.map((one) => {
      const spread = spreadOf(one);
      if (spread === undefined) return `[w.moved(${this.write(one)}, ${indentOf(one)}, ${indentOf(node) + 2})]`;
      return `w.attributes(() => (${spread}), ${quoted(set)}, ${indentOf(node) + 2})`;
    });
    const typeArguments = node.typeArguments?.map((type) => this.write(type)).join(' + ", " + ');
    const tag = this.write(node.tagName) + (typeArguments === undefined ? '' : ` + "<" + ${typeArguments} + ">"`);
    const isClosed = ts.isJsxSelfClosingElement(node);
    return at(node, `w.opening(${tag}, [${attributes.join(', ')}].flat(), ${isClosed}, ${indentOf(node)})`);
  }

  /** Names that an element or an object sets itself, or that the example takes out of its args. */
  #set(properties: ts.NodeArray<ts.JsxAttributeLike | ts.ObjectLiteralElementLike>): string[] {
    const own = properties.flatMap(({ name }) => (name === undefined ? [] : [name.getText()]));
    return [...own, ...this.#evaluation.omitted];
  }

  /** Whether an expression calls a callback of the story, which only the controls and tests use. */
  #callsBack(expression: ts.Expression): boolean {
    if (ts.isVoidExpression(expression)) return this.#callsBack(expression.expression);
    if (!ts.isCallExpression(expression)) return false;
    const callee = ts.isNonNullExpression(expression.expression)
      ? expression.expression.expression
      : expression.expression;
    const name = this.#evaluation.argOf(callee);
    if (name !== undefined) return /^(on[A-Z]|navigate$)/.test(name);
    return ts.isIdentifier(callee) && this.#names.find(callee)?.kind === 'callback';
  }
}
