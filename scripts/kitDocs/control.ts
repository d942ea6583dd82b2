import ts from 'typescript-api';

/** How Storybook changes a property: a switch, a field, or one of these values. */
export type Control = 'boolean' | 'text' | 'number' | readonly (string | number)[];

/**
 * The control of a type; undefined if a person cannot type its values.
 *
 * @param code the type as its author wrote it, for the order of the values
 */
export function controlOf(type: ts.Type, code: string): Control | undefined {
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.flags & ts.TypeFlags.String) return 'text';
  if (type.flags & ts.TypeFlags.Number) return 'number';
  const members = type.isUnion() ? type.types : [type];
  // `boolean` in a union is two members.
  if (members.every(({ flags }) => flags & ts.TypeFlags.BooleanLike)) return 'boolean';
  return literalsOf(type, code);
}

/** The values of a type that has only texts and figures; undefined for other types. */
export function literalsOf(type: ts.Type, code: string): (string | number)[] | undefined {
  const members = type.isUnion() ? type.types : [type];
  const values = members.flatMap((member) =>
    member.isStringLiteral() || member.isNumberLiteral() ? [member.value] : [],
  );
  return values.length === members.length ? inOrder(values, code) : undefined;
}

/** Figures by size, texts as their author wrote them: the compiler has an order of its own. */
function inOrder(values: readonly (string | number)[], code: string): (string | number)[] {
  const place = (value: string | number) => (typeof value === 'number' ? value : code.indexOf(`'${value}'`));
  return values.toSorted((one, other) => place(one) - place(other));
}
