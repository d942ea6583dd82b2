import { bottomBar } from '../../internal/bottomBar.ts';
import { globalStyle, style } from '../../internal/styles.ts';
import { space } from '../../theme/vars.css.ts';

export const bar = style({ ...bottomBar, display: 'flex', flexWrap: 'wrap', gap: space[8] });
/** The action takes the width that the other button leaves; the other is below it where both have no room. */
globalStyle(`${bar} > *`, { flex: '1 0 auto' });
globalStyle(`${bar} > button:first-of-type`, { flex: '99 1 10rem', width: 'auto' });
