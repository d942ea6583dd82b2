import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { descriptions, props, titles } from 'virtual:kit-data';
import { EMPTY } from './emptyFields.ts';
import { pageAddress } from './pageAddress.ts';
import type { PropText } from '../../scripts/kitDocs/readComponents.ts';

/**
 * The rows of the table of properties: the type as in the code, its declaration, the default. Only values that a person
 * can type have a control: functions, objects and elements have none, because an editor of ten thousand rows takes
 * 40 s to open.
 */
export const documentedArgTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const documented = props[nameOf(component)];
  if (documented === undefined) {
    return Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, { ...type, control: false }]));
  }
  return Object.fromEntries(
    documented.map((prop) => [prop.name, { ...rowOf(prop, initialArgs[prop.name]), ...chosen(argTypes[prop.name]) }]),
  );
};

/** The name under which the kit exports a component; empty for another value. */
export const nameOf = (component: unknown): string => (typeof component === 'function' ? component.name : '');

/** What the docstring of a component says; undefined for one that the kit does not export. */
export const descriptionOf = (component: unknown): string | undefined => descriptions[nameOf(component)];

function rowOf(
  { name, type, definitions, isRequired, isAttribute, description, byDefault, control }: PropText,
  value: unknown,
) {
  return {
    name,
    description: [linked(description), ...linksOf(type, definitions)].filter(Boolean).join(' '),
    type: { required: isRequired, ...simpleType(control) },
    table: {
      category: isAttribute ? 'Attributes of the element' : undefined,
      type: {
        summary: type,
        detail: definitions.length > 0 ? definitions.map(({ text }) => text).join('\n\n') : undefined,
      },
      defaultValue: byDefault === undefined ? undefined : { summary: byDefault },
    },
    ...(isAttribute ? { control: false } : controlFor(control, value)),
  };
}

function simpleType(control: PropText['control']) {
  if (control === undefined) return { name: 'other' as const, value: '' };
  if (control === 'text') return { name: 'string' as const };
  if (control === 'boolean' || control === 'number') return { name: control };
  return { name: 'enum' as const, value: [...control] };
}

/** The least number of values that a menu shows better than a row of buttons. */
const MANY = 5;

function controlFor(control: PropText['control'], value: unknown): Pick<InputType, 'control' | 'options'> {
  if (control === undefined) return { control: false };
  // Without a value, Storybook has no switch but a button "Set boolean".
  if (control === 'boolean' && value === undefined)
    return { options: [true, false], control: { type: 'inline-radio' } };
  if (control === 'boolean') return { control: { type: control } };
  if (control === 'text' || control === 'number') {
    return { control: { type: control }, ...(value === undefined && EMPTY[control]) };
  }
  return { options: control, control: { type: control.length < MANY ? 'inline-radio' : 'select' } };
}

/** What a story says itself about a control. */
function chosen(type: InputType | undefined): Pick<InputType, 'control'> {
  const control: unknown = type?.control;
  // Storybook reads `control: false` as this object.
  const isDisabled = typeof control === 'object' && control !== null && Reflect.get(control, 'disable') === true;
  return control === false || isDisabled ? { control: false } : {};
}

/** `{@link Sheet}` as a link to the component's page. */
const linked = (text: string): string => text.replaceAll(/\{@link (\w+)\}/g, (_, name: string) => linkTo(name));

const linkTo = (name: string): string =>
  titles[name] === undefined ? `\`${name}\`` : `<a href="${pageAddress(titles[name])}" target="_top">${name}</a>`;

/** Links to the types on the page that a type names, and to the components whose properties it names. */
function linksOf(type: string, definitions: PropText['definitions']): string[] {
  const components = [...new Set(type.match(/[A-Z]\w+/g))]
    .map((name) => name.replace(/Props$/, ''))
    .filter((name) => titles[name] !== undefined);
  const links = [...definitions.map(({ name }) => `[${name}](#type-${name})`), ...components.map(linkTo)];
  return links.length === 0 ? [] : [`Types: ${links.join(', ')}.`];
}
