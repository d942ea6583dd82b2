import { types } from 'storybook/internal/babel';

/**
 * The value of a literal expression: texts, numbers, lists and objects of these.
 *
 * @throws for any other expression, because the documentation would lack its value
 */
export function literal(node: types.Node): unknown {
  if (types.isTSSatisfiesExpression(node) || types.isTSAsExpression(node)) return literal(node.expression);
  if (types.isStringLiteral(node) || types.isNumericLiteral(node) || types.isBooleanLiteral(node)) return node.value;
  if (types.isTemplateLiteral(node) && node.expressions.length === 0) return node.quasis[0]?.value.cooked;
  if (types.isArrayExpression(node)) return node.elements.map((element) => (element ? literal(element) : null));
  if (types.isObjectExpression(node)) return Object.fromEntries(node.properties.map(entry));
  throw new Error(`Line ${node.loc?.start.line}: a guide must consist of literals; found ${node.type}.`);
}

function entry(property: types.ObjectExpression['properties'][number]): [string, unknown] {
  if (types.isObjectProperty(property) && !property.computed && types.isIdentifier(property.key)) {
    return [property.key.name, literal(property.value)];
  }
  throw new Error(`Line ${property.loc?.start.line}: a guide may have plain properties only.`);
}
