import { moduleBoundaries } from './boundaries.js';

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

/** Forbids interfaces such as `CartDependencies`: a store gets what it needs in one parameter, `createCart(deps)`. */
const noWiringInterface = {
  meta: {
    type: 'suggestion',
    docs: { description: 'What a store needs is the type of its parameter' },
    messages: { wiring: 'Name the type by what it is, or write it at the parameter.' },
  },
  create(context) {
    const check = ({ id }) => {
      if (/(?:Context|Dependencies)$/.test(id.name)) context.report({ node: id, messageId: 'wiring' });
    };
    return { TSInterfaceDeclaration: check, TSTypeAliasDeclaration: check };
  },
};

/** The longest title of a test, characters. */
const TITLE_LENGTH_MAX = 80;

/** Forbids titles of tests that state more than one fact, by their length, and row ids in them: rows are tags. */
const testTitle = {
  meta: {
    type: 'suggestion',
    docs: { description: 'A title states one fact in at most 80 characters' },
    messages: { long: 'Write one fact in at most 80 characters.', row: "Write the row as a tag: { tags: 'K-04' }." },
  },
  create(context) {
    return {
      CallExpression({ callee, arguments: [title] }) {
        const text = title && isTest(callee) ? textOf(title) : undefined;
        if (text === undefined) return;
        if (text.length > TITLE_LENGTH_MAX) context.report({ node: title, messageId: 'long' });
        if (/^\[[A-Z]-\d{2}/.test(text)) context.report({ node: title, messageId: 'row' });
      },
    };
  },
};

/** `test(…)`, `test.each(…)(…)`, `test.runIf(…)(…)`, `describe(…)`; not `test.step(…)`. */
function isTest(callee) {
  if (callee.type === 'Identifier') return ['test', 'it', 'describe'].includes(callee.name);
  if (callee.type === 'MemberExpression') return callee.property.name !== 'step' && isTest(callee.object);
  return callee.type === 'CallExpression' && isTest(callee.callee);
}

/** The text of a title, with a space for each value. */
function textOf({ type, value, quasis }) {
  if (type === 'Literal') return typeof value === 'string' ? value : undefined;
  return type === 'TemplateLiteral' ? quasis.map((part) => part.value.raw).join(' ') : undefined;
}

export default {
  meta: { name: 'instore' },
  rules: {
    'module-boundaries': moduleBoundaries,
    'no-conditional-spread': noConditionalSpread,
    'no-wiring-interface': noWiringInterface,
    'test-title': testTitle,
  },
};
