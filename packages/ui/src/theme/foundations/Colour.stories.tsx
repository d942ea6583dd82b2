import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { expect } from 'storybook/test';
import { Code } from '../../components/Code/Code.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { contrast } from '../contrast.ts';
import { dark } from '../dark.ts';
import { light, type Theme, type ThemeName } from '../light.ts';
import { texts } from '../pairs.ts';
import { ratio } from '../ratio.ts';
import { color } from '../vars.css.ts';
import * as css from './foundations.css.ts';

const themes: Record<ThemeName, Theme> = { light, dark, contrast };
const roles = (Object.keys(light) as (keyof Theme)[]).filter((role) => role !== 'float');

function Roles({ theme }: { theme: ThemeName }) {
  const values = themes[theme];
  return (
    <Grid column="m" gap={16}>
      {roles.map((role) => (
        <Stack key={role} gap={4}>
          <div className={css.swatch} style={assignInlineVars({ [css.sample]: values[role] })} />
          <Text size={13}>{role}</Text>
          <Code isCopyable>{values[role]}</Code>
          <Code isCopyable>{color[role]}</Code>
        </Stack>
      ))}
    </Grid>
  );
}

function Pairs({ theme }: { theme: ThemeName }) {
  const values = themes[theme];
  return (
    <Grid column="s" gap={16}>
      {texts.map(([text, surface]) => (
        <Stack key={`${text} ${surface}`} gap={4}>
          <div className={css.letters} style={{ color: values[text], background: values[surface] }}>
            10.5
          </div>
          <Text size={13}>
            {text} on {surface}
          </Text>
          <span className={css.mono}>{ratio(values[text], values[surface]).toFixed(1)} : 1</span>
        </Stack>
      ))}
    </Grid>
  );
}

/**
 * Colours are named by their role, and components use only the role. The accent (volt) marks what is live or next, once
 * per screen; on a light surface it is never text and always has an edge. Status is shown by icon and text first, then by
 * colour.
 *
 * - `positive` shows a success or a finished task.
 * - `caution` shows a warning or a delay.
 * - `critical` shows an error, or an action that deletes or cancels.
 * - `info` shows news that needs no action.
 *
 * A press on a value or a variable copies it. Your styles name the variable: its value follows theme and brand.
 *
 * Each of the four is a fill; `cautionSoft` is its quiet background, `onCaution` text on the fill, and `cautionText` text on
 * paper, a raised or its quiet background. Components have a `tone` for it: `<Banner tone="caution">`.
 */
const meta = { title: 'Foundations/Colour', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (theme: ThemeName, title: string): Story => ({
  globals: { theme },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /var\(--instore-inkSoft\)/ })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: new RegExp(themes[theme].inkSoft) })[0]).toBeVisible();
  },
  render: () => (
    <Stack gap={32}>
      <Stack gap={16}>
        <Heading level={2}>{title}</Heading>
        <Roles theme={theme} />
      </Stack>
      <Stack gap={16}>
        <Heading level={2}>Text, and how well it is read</Heading>
        <Pairs theme={theme} />
      </Stack>
    </Stack>
  ),
});

export const Light: Story = story('light', 'The sales floor in daylight');
export const Dark: Story = story('dark', 'The stockroom with the lights low');
export const HighContrast: Story = story('contrast', 'High contrast: every text 7 : 1');
