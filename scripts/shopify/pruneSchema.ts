import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  parse,
  print,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  astFromValue,
} from 'graphql';

/** What queries use of a schema: types by name, each with its fields, and each field with its arguments. */
type Used = Map<string, Map<string, Set<string>>>;

/**
 * Reduces a schema to what queries use: fields, arguments and the types that these need. Input objects and enums stay
 * whole, except enums with more than 50 values, of which queries use few.
 * @returns SDL without descriptions
 * @throws Error when a query is not valid
 */
export function pruneSchema(schema: GraphQLSchema, queries: readonly string[]): string {
  const used: Used = new Map();
  for (const query of queries) noteUse(schema, query, used);
  const inputs = inputTypesOf(schema, used);
  const names = new Set([...used.keys(), ...inputs]);
  const types = Object.values(schema.getTypeMap())
    .filter(({ name }) => names.has(name))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const query = schema.getQueryType()?.name ?? 'Query';
  const mutation = schema.getMutationType()?.name ?? 'Mutation';
  return [
    `schema {\n  query: ${query}\n  mutation: ${mutation}\n}`,
    ...schema
      .getDirectives()
      .filter(({ name }) => name === 'idempotent')
      .map(({ name, args, locations }) => `directive @${name}${argsOf(args)} on ${locations.join(' | ')}`),
    ...types.map((type) => printedType(schema, type, used)).filter((text) => text !== ''),
  ].join('\n\n');
}

function noteUse(schema: GraphQLSchema, query: string, used: Used): void {
  const document = parse(query);
  const [error] = validate(schema, document);
  if (error !== undefined) throw error;
  const info = new TypeInfo(schema);
  const fieldsOf = (name: string): Map<string, Set<string>> => {
    const fields = used.get(name) ?? new Map<string, Set<string>>();
    used.set(name, fields);
    return fields;
  };
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: (node) => {
        const parent = info.getParentType();
        const field = info.getFieldDef();
        if (!parent || !field) return;
        const args = fieldsOf(parent.name).get(field.name) ?? new Set<string>();
        fieldsOf(parent.name).set(field.name, args);
        fieldsOf(getNamedType(field.type).name);
        for (const argument of node.arguments ?? []) args.add(argument.name.value);
      },
      InlineFragment: (node) => void (node.typeCondition && fieldsOf(node.typeCondition.name.value)),
    }),
  );
}

/** The types of the arguments that are used, and of the fields of these types. */
function inputTypesOf(schema: GraphQLSchema, used: Used): Set<string> {
  const found = new Set<string>();
  const add = (type: GraphQLNamedType): void => {
    if (found.has(type.name)) return;
    found.add(type.name);
    if (isInputObjectType(type)) for (const field of usedInputs(type.getFields())) add(getNamedType(field.type));
  };
  for (const [name, fields] of used) {
    const type = schema.getType(name);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const [field, args] of fields) {
      for (const argument of type.getFields()[field]?.args ?? []) {
        if (args.has(argument.name)) add(getNamedType(argument.type));
      }
    }
  }
  return found;
}

const usedInputs = <T extends { deprecationReason?: string | null | undefined }>(fields: Record<string, T>): T[] =>
  Object.values(fields).filter(
    ({ deprecationReason }) => deprecationReason === undefined || deprecationReason === null,
  );

function printedType(schema: GraphQLSchema, type: GraphQLNamedType, used: Used): string {
  if (isSpecifiedScalarType(type)) return '';
  if (isScalarType(type)) return `scalar ${type.name}`;
  if (isEnumType(type))
    return block(
      `enum ${type.name}`,
      type.getValues().map(({ name }) => name),
    );
  if (isInputObjectType(type)) {
    const fields = usedInputs(type.getFields()).map((field) => `${field.name}: ${String(field.type)}`);
    return block(`input ${type.name}`, fields);
  }
  const members = isUnionType(type) ? schema.getPossibleTypes(type) : [];
  if (isUnionType(type)) {
    const kept = members.filter(({ name }) => used.has(name));
    return `union ${type.name} = ${kept.map(({ name }) => name).join(' | ')}`;
  }
  const fields = [...(used.get(type.name) ?? [])].map(([name, args]) =>
    printedField(type.getFields()[name] as GraphQLField<unknown, unknown>, args),
  );
  const all = withFieldsOfInterfaces(type, fields, used);
  const interfaces = type.getInterfaces().filter(({ name }) => used.has(name));
  const implementing = interfaces.length > 0 ? ` implements ${interfaces.map(({ name }) => name).join(' & ')}` : '';
  return block(`${isInterfaceType(type) ? 'interface' : 'type'} ${type.name}${implementing}`, all);
}

/** A type has the fields of its interfaces, too. */
function withFieldsOfInterfaces(
  type: Exclude<GraphQLNamedType, never> & Pick<GraphQLObjectType, 'getInterfaces' | 'getFields'>,
  fields: string[],
  used: Used,
): string[] {
  const own = used.get(type.name);
  const inherited = type.getInterfaces().flatMap(({ name }) => [...(used.get(name) ?? [])]);
  const missing = inherited.filter(([name]) => own?.has(name) !== true);
  return [
    ...fields,
    ...missing.map(([name, args]) => printedField(type.getFields()[name] as GraphQLField<unknown, unknown>, args)),
  ];
}

function printedField(field: GraphQLField<unknown, unknown>, args: ReadonlySet<string>): string {
  return `${field.name}${argsOf(field.args.filter(({ name }) => args.has(name)))}: ${String(field.type)}`;
}

function argsOf(args: readonly GraphQLArgument[]): string {
  if (args.length === 0) return '';
  const texts = args.map(({ name, type, defaultValue }) => {
    const value = defaultValue === undefined ? undefined : astFromValue(defaultValue, type);
    return `${name}: ${String(type)}${value ? ` = ${print(value)}` : ''}`;
  });
  return `(${texts.join(', ')})`;
}

const block = (head: string, lines: readonly string[]): string =>
  `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
