import { expect, test } from 'vitest';
import { screensByComponent } from '../../.storybook/data/screensByComponent.ts';
import { root } from '../../scripts/run.ts';

test('A page names the screens that use a component, also through a shared part', () => {
  const screens = screensByComponent(root);
  expect(screens['KioskCartButton']).toContainEqual(expect.stringMatching(/^kiosk: /));
  expect(screens['ConfirmDialog']).toContain('portal: requests');
  expect(Object.values(screens).flat()).not.toContain('portal: components');
});
