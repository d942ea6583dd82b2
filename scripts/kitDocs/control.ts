import ts from 'typescript-api';

/** How Storybook changes a property: a switch, a field, or one of these values. */
export type Control = 'boolean' | 'text' | 'number' | readonly (string | number)[];

/** The control of a type; undefined if a person cannot type its values. */
export function controlOf(type: ts.Type): Control | undefined {
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.flags & ts.TypeFlags.String) return 'text';
  if (type.flags & ts.TypeFlags.Number) return 'number';
  const members = type.isUnion() ? type.types : [type];
  // `boolean` in a union is two members.
  if (members.every(({ flags }) => flags & ts.TypeFlags.BooleanLike)) return 'boolean';
  const values = members.flatMap((member) =>
    member.isStringLiteral() || member.isNumberLiteral() ? [member.value] : [],
  );
  return values.length === members.length ? values : undefined;
}
