import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, inject, test } from 'vitest';
import { complaintsOf } from './complaintsOf.ts';

const execute = promisify(execFile);
const outside = inject('outside');
const command = join(outside, 'node_modules/@instore/ui/bin/instore-ui.js');

const ask = async (...words: string[]): Promise<string> =>
  (await execute(process.execPath, [command, ...words], { cwd: outside })).stdout;

const questions: readonly [question: string, component: string][] = [
  ['choose a range of days', 'DateRangePicker'],
  ['read a barcode with the camera', 'ScanField'],
  ['table with thousands of rows', 'DataTable'],
  ['which component for a question before something is deleted?', 'ConfirmDialog'],
  ['message after a press', 'ToastRegion'],
  ['choose a reason', 'Select'],
  ['show a message after the refund', 'ToastRegion'],
  ['no results', 'EmptyState'],
  ['dropdown', 'Select'],
  ['a drawer from the side', 'Sheet'],
  ['how long ago the pair was sold', 'RelativeTime'],
  ['table of lines with size, name, SKU and price', 'DataTable'],
  ['page header without navigation for one screen', 'Page'],
  ['search for a customer', 'SearchField'],
  ['how many returns wait', 'Count'],
  ['quantity to return', 'Stepper'],
];

/** The answers to all questions. One process asks them, because a start of Node.js costs more than an answer. */
let answers: readonly string[];

beforeAll(async () => {
  const asked = questions.map(([question]) => question);
  const driver = join(import.meta.dirname, 'askAll.mjs');
  const { stdout } = await execute(process.execPath, [driver, command, ...asked], { cwd: outside });
  answers = JSON.parse(stdout) as string[];
});

/** The components that an answer names, the best one first. */
const named = (answer: string): string[] => [...answer.matchAll(/^(\w+): /gm)].map(([, name = '']) => name);

test.for(questions.map(([question, component], at) => ({ question, component, at })))(
  'A developer asks for "$question" and finds $component',
  ({ component, at }) => {
    expect(named(answers[at] ?? '')).toContain(component);
  },
);

test('A developer asks for a function and reads its values and its import', async () => {
  expect(await ask('formatPrice')).toMatch(/^`formatPrice\(amount: number.*`@instore\/ui\/Price`\): Formats an amount/);
  expect(await ask('Price')).toContain('## Functions');
});

test('An answer says how to import a component and what it needs', async () => {
  const answer = await ask('choose', 'a', 'range', 'of', 'days');
  expect(answer).toContain("import { DateRangePicker } from '@instore/ui/DateRangePicker';");
  expect(answer).toContain('Required: value, onChange, label');
});

test('A developer reads the properties of a component, and its whole page', async () => {
  const properties = await ask('props', 'datepicker');
  expect(properties).toContain('| `isShut` | `(day: string) => boolean` |');
  expect(properties).not.toContain('When to use it');
  expect(await ask('DatePicker')).toContain('## When to use it');
  expect(await ask('list')).toContain('## Forms');
});

test.for(['accent and font of our brand', 'createBrandTheme'])(
  'A question about brands is answered: "%s"',
  async (words) => {
    expect(await ask(words)).toContain("radii: { box: '12px', stamp: '6px', sheet: '20px' }");
  },
);

test('A question about a language is answered with how to set and translate it', async () => {
  expect(await ask('arabic')).toContain("import { ar } from '@instore/ui/messages/ar';");
  expect(await ask('prices', 'in', 'euro')).toContain('currency="EUR"');
});

test('A developer gets the texts of components and of their parts to translate', async () => {
  const texts = await ask('texts', 'UserMenu', 'filterpanel');
  expect(texts).toContain('export const messages: SomeMessages = {\n  ');
  expect(texts).toContain("  UserMenu: {\n    Light: 'Light',\n");
  expect(texts).toContain("    '{count} set': { one: '{count} set', other: '{count} set' },");
  // PriceRange is a part of FilterPanel.
  expect(texts).toContain('  PriceRange: {\n');
  expect(await complaintsOf(outside, 'types-texts', { 'texts.ts': texts }, 'bundler')).toBe('');
  await expect(ask('texts', 'Nothing')).rejects.toMatchObject({ code: 1 });
});

test('A question about a task names the pattern that fits, which can be printed', async () => {
  expect(await ask('choose many rows and confirm once')).toContain('npx instore-ui BulkWork');
  expect(await ask('BulkWork')).toContain("} from '@instore/ui';");
  expect(await ask('choose', 'a', 'colour')).not.toContain('Pattern to copy');
});

test('A developer who asks for a part of a name reads where to go on', async () => {
  expect(await ask('props', 'ToastRegion')).toContain('instore-ui ToastRegion');
  await expect(ask('props', 'Toast')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Perhaps: ToastRegion') as string,
  });
});

test.for([
  { question: 'slider', instead: 'Stepper or NumberField' },
  { question: 'pie chart', instead: 'BarChart' },
  { question: 'drag and drop', instead: 'EditableList' },
  { question: 'infinite canvas', instead: 'instore-ui list' },
])('A developer who asks for "$question" reads what to use instead', async ({ question, instead }) => {
  await expect(ask(question)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(new RegExp(`^No component for that[^]*${instead}`)) as string,
  });
});

test('A word that a page has is no misspelled name of another one', async () => {
  expect(named(await ask('chart'))).toContain('BarChart');
  expect(named(await ask('chart'))).not.toContain('KioskCart');
});

test('A smaller component of an entry point has properties and a page', async () => {
  expect(await ask('props', 'KioskButton')).toContain('| `isGrow` | `boolean` |');
  expect(await ask('FilterButton')).toContain("import { FilterButton } from '@instore/ui/FilterPanel';");
});

test('A question without an answer says what to do', async () => {
  await expect(ask('props', 'Nothing')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('see all components with "instore-ui list"') as string,
  });
  expect(await ask()).toContain('instore-ui <words>');
});
