import { join } from 'node:path';
import ts from 'typescript-api';
import { controlOf, type Control } from './control.ts';
import { publicExports } from '../packages/entries.ts';
import { type FunctionText, readFunctions } from './readFunctions.ts';
import { oneLine, resolved } from './symbols.ts';
import { readValues, type ValueText } from './readValues.ts';
import { codeOf, definitionsIn, type Definition, typeText } from './typeText.ts';

export interface PropText {
  name: string;
  /** As in the code: `'s' | 'm'`, `(line: CartLine) => void`. */
  type: string;
  /** The kit's types that it names, with their declarations. */
  definitions: readonly Definition[];
  isRequired: boolean;
  /** Declared by React: an attribute of the element. */
  isAttribute: boolean;
  description: string;
  /** From the docstring's `@default`, otherwise from the code. */
  byDefault: string | undefined;
  /** How Storybook can change it; undefined for functions, objects and elements. */
  control: Control | undefined;
}

export interface ComponentText {
  description: string;
  /** What to use instead, from `@deprecated`; undefined if it is ready to use. */
  deprecated: string | undefined;
  props: readonly PropText[];
}

/** How the kit's source is compiled. */
export const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['vite/client'],
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};

/**
 * Reads docstrings and properties of all components that the kit exports, and docstrings of its functions and values.
 *
 * @param source the kit's `src`
 * @returns the components by name, the functions, and the other values
 */
export function readComponents(source: string): {
  components: Map<string, ComponentText>;
  functions: readonly FunctionText[];
  values: readonly ValueText[];
} {
  const index = join(source, 'index.ts');
  const program = ts.createProgram([index], OPTIONS);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(index);
  const module = file && checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error(`${index} cannot be read.`);
  const components = checker.getExportsOfModule(module).flatMap((exported): [string, ComponentText][] => {
    const symbol = resolved(exported, checker);
    const props = /^[A-Z]/.test(exported.name) ? propsOf(symbol, checker) : undefined;
    if (props === undefined) return [];
    const defaults = destructuredDefaults(symbol);
    return [
      [
        exported.name,
        {
          description: oneLine(symbol.getDocumentationComment(checker)),
          deprecated: tagText(symbol, 'deprecated', checker),
          props: props.flatMap(({ prop, isRequired }) => readProp(prop, isRequired, defaults, source, checker)),
        },
      ],
    ];
  });
  const exports = publicExports(file?.text ?? '');
  return {
    components: new Map(components),
    functions: readFunctions(module, exports, checker),
    values: readValues(module, exports, source, checker),
  };
}

/** What a tag of a docstring says. */
function tagText(symbol: ts.Symbol, name: string, checker: ts.TypeChecker): string | undefined {
  const tag = symbol.getJsDocTags(checker).find((one) => one.name === name);
  return tag?.text === undefined ? undefined : oneLine(tag.text);
}

interface Prop {
  prop: ts.Symbol;
  isRequired: boolean;
}

/** The properties of a component, of all forms of a union; undefined if the symbol is no component. */
function propsOf(symbol: ts.Symbol, checker: ts.TypeChecker): Prop[] | undefined {
  const { valueDeclaration } = symbol;
  if (valueDeclaration === undefined) return undefined;
  const type = checker.getTypeOfSymbolAtLocation(symbol, valueDeclaration);
  const signature = [...type.getCallSignatures(), ...type.getConstructSignatures()][0];
  if (signature === undefined) return undefined;
  const [parameter] = signature.parameters;
  if (parameter === undefined) return [];
  const given = checker.getTypeOfSymbolAtLocation(parameter, valueDeclaration);
  const forms = (given.isUnion() ? given.types : [given]).map((form) => checker.getPropertiesOfType(form));
  const found = new Map<string, Prop>();
  for (const prop of forms.flat()) {
    const isRequired = forms.every((form) =>
      form.some((one) => one.name === prop.name && !(one.flags & ts.SymbolFlags.Optional)),
    );
    // A form that forbids the property has the type never.
    const earlier = found.get(prop.name);
    if (earlier === undefined || isNever(earlier.prop, checker)) found.set(prop.name, { prop, isRequired });
  }
  return [...found.values()];
}

const typeOf = (prop: ts.Symbol, checker: ts.TypeChecker): ts.Type =>
  checker.getNonNullableType(checker.getTypeOfSymbol(prop));

const isNever = (prop: ts.Symbol, checker: ts.TypeChecker): boolean =>
  Boolean(typeOf(prop, checker).flags & ts.TypeFlags.Never);

function readProp(
  prop: ts.Symbol,
  isRequired: boolean,
  defaults: ReadonlyMap<string, string>,
  source: string,
  checker: ts.TypeChecker,
): PropText[] {
  // A property of type `never`, such as className, cannot be set; those of React's elements are not the kit's.
  if (isNever(prop, checker) || prop.name === 'key') return [];
  return [
    {
      name: prop.name,
      type: typeText(prop, checker),
      definitions: definitionsIn(prop, source, checker),
      isRequired,
      isAttribute: prop.declarations?.every((one) => !one.getSourceFile().fileName.startsWith(source)) === true,
      description: oneLine(prop.getDocumentationComment(checker)),
      byDefault: tagText(prop, 'default', checker) ?? defaults.get(prop.name),
      control: controlOf(typeOf(prop, checker), codeOf(prop, checker)),
    },
  ];
}

/** `size: "'m'"` of `function Button({ size = 'm' })`. */
function destructuredDefaults({ valueDeclaration }: ts.Symbol): Map<string, string> {
  const binding =
    valueDeclaration && ts.isFunctionDeclaration(valueDeclaration) ? valueDeclaration.parameters[0]?.name : undefined;
  if (binding === undefined || !ts.isObjectBindingPattern(binding)) return new Map();
  return new Map(
    binding.elements.flatMap(({ name, propertyName, initializer }) =>
      initializer === undefined ? [] : [[(propertyName ?? name).getText(), initializer.getText()] as const],
    ),
  );
}
