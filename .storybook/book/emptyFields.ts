import type { Args, ArgsEnhancer, PreparedStory } from 'storybook/internal/types';

/** What an empty field has. Without a value, Storybook has no field but a button "Set string". */
export const EMPTY = { text: { unset: '' }, number: { unset: null } } as const;

/** An empty field for each text and figure that a story does not set. */
export const emptyFields: ArgsEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, type]) => ('unset' in type ? [[name, type['unset']]] : [])),
  );

/** What a story gets for its empty fields: undefined. Not `argTypes.mapping`, which the controls of a docs page follow, too. */
export const argsOfEmptyFields = ({ args, argTypes }: Pick<PreparedStory, 'argTypes'> & { args: Args }): Args =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, type]) =>
      'unset' in type && args[name] === type['unset'] ? [[name, undefined]] : [],
    ),
  );

/** The args that a story sets: not those of empty fields. */
export const setArgs = ({ argTypes, initialArgs }: Pick<PreparedStory, 'argTypes' | 'initialArgs'>): Args =>
  Object.fromEntries(Object.entries(initialArgs).filter(([name]) => !('unset' in (argTypes[name] ?? {}))));
