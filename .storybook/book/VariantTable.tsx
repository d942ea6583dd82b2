import { Heading } from '@storybook/addon-docs/blocks';
import { Component, createElement, type ElementType, type ReactNode } from 'react';
import type { PropText } from '../../scripts/kitDocs/readComponents.ts';
import { systemTheme } from './systemTheme.ts';

/** More values are a list, not variants: the table would be longer than the page. */
const MOST_VALUES = 8;

/** A cell has no height of its own, so a longer list would render all of its items in each. */
const MOST_ITEMS = 50;

/** Properties without values to look at in a table: a heading level, an element, the direction of scrolling. */
const INVISIBLE = new Set([
  'as',
  'autoComplete',
  'axis',
  'headingLevel',
  'inputMode',
  'level',
  'loading',
  'placement',
  'side',
  'type',
]);

/** Properties that need another example than the first to be seen. */
const INVISIBLE_IN_EXAMPLE = new Set(['Count.places', 'Page.width', 'Stack.justify']);

const isVisible = (component: string, property: string) =>
  !INVISIBLE.has(property) && !INVISIBLE_IN_EXAMPLE.has(`${component}.${property}`);

/** The component in each value of its properties, in one table. */
export function VariantTable({
  name: component,
  of,
  props,
  args,
}: {
  name: string;
  of: ElementType;
  props: readonly PropText[];
  args: object;
}) {
  const rows = props.flatMap(({ name, control }) =>
    Array.isArray(control) && control.length > 1 && control.length <= MOST_VALUES && isVisible(component, name)
      ? [{ name, values: control as readonly (string | number)[] }]
      : [],
  );
  const isLong = Object.values(args).some((value) => Array.isArray(value) && value.length > MOST_ITEMS);
  // Closed, an overlay shows nothing.
  const isOverlay = props.some(({ name, isRequired }) => name === 'isOpen' && isRequired);
  if (rows.length === 0 || isLong || isOverlay) return null;
  return (
    <>
      <Heading>Variants at a glance</Heading>
      <div className="book-variants sb-unstyled" data-theme={systemTheme}>
        <table>
          <tbody>
            {rows.flatMap(({ name, values }) =>
              values.map((value) => (
                <tr key={`${name} ${value}`}>
                  <th scope="row">
                    <code>
                      {name}={JSON.stringify(value)}
                    </code>
                  </th>
                  <td inert>
                    <Guard>{createElement(of, { ...args, [name]: value })}</Guard>
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** A value that cannot be shown with the properties of the first story leaves its cell empty. */
class Guard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? null : <div>{this.props.children}</div>;
  }
}
