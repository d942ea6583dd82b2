/**
 * Renames what release 0.2.0 renames:
 *
 *     npx jscodeshift --parser tsx --extensions ts,tsx -t node_modules/@instore/ui/codemods/0.2.0.cjs src
 *
 * Properties that are spread (`{...props}`) stay: the compiler names them.
 */

/** Properties by component. */
const PROPERTIES = {
  KioskRequestPopup: { claimedBy: 'acceptedBy' },
  IdleDialog: { onStay: 'onTouch' },
};

/** Exports of the packages. */
const EXPORTS = {
  CART_QUANTITY_MIN: 'CART_LINE_QUANTITY_MIN',
  CART_QUANTITY_MAX: 'CART_LINE_QUANTITY_MAX',
};

const PACKAGE = /^@instore\/(ui|api)(\/|$)/;

module.exports = function rename({ source }, { jscodeshift }) {
  const root = jscodeshift(source);
  const imported = root
    .find(jscodeshift.ImportDeclaration)
    .filter(({ node }) => PACKAGE.test(node.source.value))
    .find(jscodeshift.ImportSpecifier);
  if (imported.length === 0) return undefined;
  imported.forEach(({ node }) => renameProperties(root, jscodeshift, node));
  imported.forEach(({ node }) => renameExport(root, jscodeshift, node));
  return root.toSource({ quote: 'single' });
};

/** The name of an import in this file. */
const localOf = (specifier) => (specifier.local ?? specifier.imported).name;

function renameProperties(root, jscodeshift, specifier) {
  const names = PROPERTIES[specifier.imported.name];
  if (names === undefined) return;
  root.findJSXElements(localOf(specifier)).forEach(({ node }) => {
    for (const attribute of node.openingElement.attributes) {
      const next =
        attribute.type === 'JSXAttribute' && Object.hasOwn(names, attribute.name.name) && names[attribute.name.name];
      if (next) attribute.name = jscodeshift.jsxIdentifier(next);
    }
  });
}

function renameExport(root, jscodeshift, specifier) {
  const before = specifier.imported.name;
  if (!Object.hasOwn(EXPORTS, before)) return;
  const after = EXPORTS[before];
  const hasOtherName = localOf(specifier) !== before;
  specifier.imported = jscodeshift.identifier(after);
  if (hasOtherName) return;
  specifier.local = jscodeshift.identifier(after);
  root.find(jscodeshift.Identifier, { name: before }).forEach((path) => {
    const { node: parent } = path.parent;
    if (parent.type === 'MemberExpression' && parent.property === path.node && !parent.computed) return;
    const isProperty = parent.type === 'ObjectProperty' || parent.type === 'Property';
    if (isProperty && parent.key === path.node && !parent.shorthand) return;
    if (isProperty && parent.shorthand) {
      parent.shorthand = false;
      parent.key = jscodeshift.identifier(before);
      parent.value = jscodeshift.identifier(after);
      return;
    }
    path.node.name = after;
  });
}
