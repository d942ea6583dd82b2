import type { StyleRule } from '@vanilla-extract/css';
import { bar, color, radius } from '../theme/vars.css.ts';
import { under } from './focusRing.css.ts';

/**
 * The bar along the start edge of a label: it shows the label's state.
 *
 * @param background the colour of the state
 */
export const edgeBar = (background: string) =>
  ({
    content: '',
    position: 'absolute',
    insetBlock: '-1px',
    insetInlineStart: 0,
    width: bar.normal,
    background,
    borderStartStartRadius: radius.box,
    borderEndStartRadius: radius.box,
    forcedColorAdjust: 'none',
  }) as const;

/**
 * The surface of a box label, with a bar instead of a border at its start edge.
 *
 * @param state colour of the bar
 * @param rule border of the other three edges
 */
export const labelSurface = (state: string, rule = `1px solid ${color.line}`) =>
  ({
    vars: { [under]: color.raised },
    position: 'relative',
    background: color.raised,
    border: rule,
    borderInlineStart: 0,
    borderRadius: radius.box,
    '::before': edgeBar(state),
  }) satisfies StyleRule;
