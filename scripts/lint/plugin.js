/**
 * Forbids `{ ...(a && { b }) }` and `{...(a ? { b } : {})}`: an optional property takes `undefined`, so a plain property
 * says the same.
 */
const noConditionalSpread = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Write a property that may be undefined instead of a spread with a condition' },
    messages: { plain: 'Write a plain property with a value that may be undefined.' },
  },
  create(context) {
    const check = (node) => {
      if (isConditional(node.argument)) context.report({ node, messageId: 'plain' });
    };
    return { 'ObjectExpression > SpreadElement': check, JSXSpreadAttribute: check };
  },
};

/** The spread adds properties under a condition, and nothing otherwise. */
function isConditional({ type, operator, right, consequent, alternate }) {
  if (type === 'LogicalExpression') return operator === '&&' && right.type === 'ObjectExpression';
  return type === 'ConditionalExpression' && [consequent, alternate].some(isEmptyObject);
}

const isEmptyObject = ({ type, properties }) => type === 'ObjectExpression' && properties.length === 0;

export default { meta: { name: 'instore' }, rules: { 'no-conditional-spread': noConditionalSpread } };
