import { types } from 'storybook/internal/babel';

/**
 * The value of an expression that is written out: texts, numbers, lists and objects of these.
 *
 * @throws when something has to be looked up or computed, since the manual would silently lack it
 */
export function literal(node: types.Node): unknown {
  if (types.isTSSatisfiesExpression(node) || types.isTSAsExpression(node)) return literal(node.expression);
  if (types.isStringLiteral(node) || types.isNumericLiteral(node) || types.isBooleanLiteral(node)) return node.value;
  if (types.isTemplateLiteral(node) && node.expressions.length === 0) return node.quasis[0]?.value.cooked;
  if (types.isArrayExpression(node)) return node.elements.map((element) => (element ? literal(element) : null));
  if (types.isObjectExpression(node)) return Object.fromEntries(node.properties.map(entry));
  throw new Error(`Line ${node.loc?.start.line}: a ${node.type} is nothing that the manual can read; write it out.`);
}

function entry(property: types.ObjectExpression['properties'][number]): [string, unknown] {
  if (types.isObjectProperty(property) && types.isIdentifier(property.key)) {
    return [property.key.name, literal(property.value)];
  }
  throw new Error(`Line ${property.loc?.start.line}: only plain properties can be read.`);
}
