import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { compactSpaces, motion, radii, spaces, type as sizes } from '../scales.ts';
import * as css from './foundations.css.ts';

/**
 * Space is on a 4 px grid. Text has eight sizes in rem, so that the user's text size applies. Touch targets are at least
 * 44 px (56 px at the kiosk), in both densities.
 */
const meta = { title: 'Foundations/Measures', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Archivo for text and sizes, JetBrains Mono for SKU, barcode, bin, ids and times. No text is smaller than 13 px. */
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

/** Named by pixels at normal density; compact density narrows the wide steps. */
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

/** 4 px on boxes, 2 px on stamps, 10 px on menus and sheets. */
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

/** Point at a track to see it move. One easing; only transform and opacity move; no motion under reduced motion. */
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
