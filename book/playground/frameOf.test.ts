import type { PreparedStory } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { frameOf } from '../../.storybook/book/frameOf.ts';

/** A story with Storybook's default of `inline`. */
const story = (parameters: object, rest: object = {}) =>
  ({
    parameters: { docs: { story: { inline: true } }, ...parameters },
    storyGlobals: {},
    initialArgs: {},
    ...rest,
  }) as unknown as PreparedStory;

test('A designer sees a screen in a window of its own, a small component in the page', () => {
  expect(frameOf(story({}))).toBeUndefined();
  expect(frameOf(story({ layout: 'fullscreen' }))).toEqual({ isScreen: true, height: '800px' });
  const lower = { layout: 'fullscreen', docs: { story: { height: '640px' } } };
  expect(frameOf(story(lower)), 'a strip of a screen').toEqual({ isScreen: true, height: '640px' });
  expect(frameOf(story({}, { initialArgs: { isOpen: true } }))).toEqual({ isScreen: false, height: '560px' });
  expect(frameOf(story({}, { storyGlobals: { textSize: '200' } }))).toEqual({ isScreen: false, height: '560px' });
});

test('A bar that is as wide as the window stays in the page', () => {
  expect(frameOf(story({ layout: 'fullscreen', isInPage: true }))).toBeUndefined();
});
