import { globalStyle, style } from '@vanilla-extract/css';
import { bottomBar } from '../../internal/bottomBar.ts';
import { layered } from '../../internal/layered.ts';
import { space } from '../../theme/vars.css.ts';

export const bar = style(layered({ ...bottomBar, display: 'flex', flexWrap: 'wrap', gap: space[8] }));
/** The action takes the width that the other button leaves; the other is below it where both have no room. */
globalStyle(`${bar} > *`, layered({ flex: '1 0 auto' }));
globalStyle(`${bar} > :first-child`, layered({ flex: '99 1 10rem', width: 'auto' }));
