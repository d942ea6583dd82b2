import type { Preview } from '@storybook/react-vite';
import { inject, onTestFailed, TestRunner } from 'vitest';
import { exampleTagOf } from '../../packages/ui/src/internal/examples.ts';
import { comparePictures, picturesOf } from './comparePictures.ts';
import { type MountedStory, showIn } from './findProblems.ts';
import { isPictured } from './pictured.ts';
import { positionOfTest } from './positionOfTest.ts';
import { nameOf, settingOf, withoutOwnGlobals } from './settings.ts';

/**
 * What the test run does between the play of a story and the rules of axe: it compares the reference pictures. If each
 * story is checked in one setting, it shows that setting, so that axe reads each story once.
 */

export const afterEach: Preview['afterEach'] = async (context) => {
  // A good or a bad example shows a component as other stories do: only the rules of axe.
  if (exampleTagOf(context.tags) !== undefined) return;
  const position = positionOfTest();
  if (isPictured(context, position)) {
    const test = TestRunner.getCurrentTest();
    if (test) test.meta.pictures = picturesOf(context.id);
    if (inject('hasPictures')) await comparePictures(context.id);
  }
  if (inject('storySettings') !== 'one') return;
  const [setting = {}] = withoutOwnGlobals([settingOf(position)], context.storyGlobals);
  onTestFailed(async ({ annotate }) => {
    await annotate(`Shown in: ${nameOf(setting)}`);
  });
  const problems = await showIn(context as MountedStory, setting);
  if (problems.length > 0) throw new Error(`In another setting of this story:\n${problems.join('\n')}`);
};
