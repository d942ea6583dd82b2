import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { compactSpaces, motion, radii, spaces, type as sizes } from '../scales.ts';
import * as css from './foundations.css.ts';

/**
 * Space stands on a 4 px grid, type on eight sizes in rem, so that a person's own text size is kept. Nothing that is
 * touched is smaller than 44 px (56 at the kiosk), in either density.
 */
const meta = { title: 'Foundations/Measures', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Archivo for words and sizes, JetBrains Mono for SKU, barcode, bin, ids and times; no interface text under 13 px. */
export const Type: Story = {
  render: () => (
    <Stack gap={24}>
      {Object.entries(sizes).map(([name, size]) => (
        <Stack key={name} gap={4}>
          <div className={css.line} style={assignInlineVars({ [css.sample]: size })}>
            Halden Court 82, 10.5
          </div>
          <span className={css.mono}>
            {name} · {size} · {Number.parseFloat(size) * 16} px
          </span>
        </Stack>
      ))}
    </Stack>
  ),
};

/** Named by pixels at normal density; compact narrows the wide steps. */
export const Space: Story = {
  render: () => (
    <Stack gap={12}>
      {Object.entries(spaces).map(([name, size]) => (
        <Inline key={name} gap={16} align="center">
          <div className={css.length} style={assignInlineVars({ [css.sample]: size })} />
          <span className={css.mono}>
            {name} · {size} · compact {compactSpaces[Number(name) as keyof typeof compactSpaces]}
          </span>
        </Inline>
      ))}
    </Stack>
  ),
};

/** 4 px on boxes, 10 px on menus and sheets: corners of cardboard, not of glass. */
export const Corners: Story = {
  render: () => (
    <Grid column="s" gap={16}>
      {Object.entries(radii).map(([name, size]) => (
        <Stack key={name} gap={8}>
          <div className={css.corner} style={assignInlineVars({ [css.sample]: size })} />
          <span className={css.mono}>
            {name} · {size}
          </span>
        </Stack>
      ))}
    </Grid>
  ),
};

/** Point at a track to see it run. One easing, transform and opacity alone, and stillness for whoever asks for it. */
export const Motion: Story = {
  render: () => (
    <Stack gap={16}>
      {(['quick', 'calm'] as const).map((name) => (
        <Stack key={name} gap={8}>
          <div className={css.track}>
            <div className={css.runner} style={assignInlineVars({ [css.sample]: motion[name] })} />
          </div>
          <Text size={13}>
            {name}: {motion[name]}
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
};
