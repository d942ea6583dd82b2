/* oxlint-disable no-underscore-dangle -- the name of docgen's field. */
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { props } from 'virtual:kit-data';
import type { PropText } from '../../scripts/kitDocs/readComponents.ts';

/**
 * The rows of the table of properties: the type as in the code, its declaration, the default. Only values that a person
 * can type have a control: functions, objects and elements have none, because an editor of ten thousand rows takes
 * 40 s to open.
 */
export const documentedArgTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const documented = props[nameOf(component)];
  if (documented === undefined) {
    return Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, { ...type, control: false }]));
  }
  return Object.fromEntries(documented.map((prop) => [prop.name, { ...rowOf(prop), ...chosen(argTypes[prop.name]) }]));
};

/** Docgen has the name, because a build shortens function names. */
export const nameOf = (component: unknown): string =>
  (component as { __docgenInfo?: { displayName?: string } } | undefined)?.__docgenInfo?.displayName ?? '';

function rowOf({ name, type, definitions, isRequired, isAttribute, description, byDefault, control }: PropText) {
  return {
    name,
    description: linked(description),
    type: { required: isRequired, ...simpleType(control) },
    table: {
      ...(isAttribute && { category: 'Attributes of the element' }),
      type: { summary: type, ...(definitions.length > 0 && { detail: definitions.join('\n\n') }) },
      ...(byDefault !== undefined && { defaultValue: { summary: byDefault } }),
    },
    ...(isAttribute ? { control: false } : controlFor(control)),
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

function controlFor(control: PropText['control']): Pick<InputType, 'control' | 'options'> {
  if (control === undefined) return { control: false };
  if (typeof control === 'string') return { control: { type: control } };
  return { options: control, control: { type: control.length < MANY ? 'inline-radio' : 'select' } };
}

/** What a story says itself about a control. */
const chosen = (type: InputType | undefined) => (type?.control === false ? { control: false } : {});

/** `{@link Sheet}` as a link to the component's page. */
const linked = (text: string): string => text.replaceAll(/\{@link (\w+)\}/g, '`$1`');
