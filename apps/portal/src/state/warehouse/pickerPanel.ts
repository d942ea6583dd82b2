import type { NearestSizes, RequestLine } from '@instore/api';
import { ref } from 'valtio';

/** A size that the location has instead of one that is not available. */
export type NearestSize = NearestSizes['sizes'][number];

/** What the panel beside the list shows. */
export type PickerPanel =
  /** The line that the user chose, else the next pick. */
  | { kind: 'pick' }
  /** The pair that was checked in last goes back into its bin. Shown until the next scan. */
  | { kind: 'putAway'; line: RequestLine }
  /** A pair that is out was scanned to be picked: is it put away? `before` is shown again if it stays out [W-06]. */
  | { kind: 'returning'; line: RequestLine; before: PickerPanel }
  /**
   * The line that was reported last, as it is now: with another pair, or without one and with the sizes that the
   * associate is offered, once they are read. Shown until the next action [K-12].
   */
  | { kind: 'answered'; line: RequestLine; sizes?: readonly NearestSize[] };

interface PanelContext {
  readonly facts: { panel: PickerPanel };
}

/** Shows something in the panel, instead of what it showed. */
export function showPanel({ facts }: PanelContext, panel: PickerPanel): void {
  facts.panel = ref(panel);
}

/** Asks whether a scanned pair that is out is put away. */
export function askIfPutAway(context: PanelContext, line: RequestLine): void {
  showPanel(context, { kind: 'returning', line, before: context.facts.panel });
}

/** Shows the picks again, if the panel shows something of this kind; after a question, what was there before it. */
export function leavePanel(context: PanelContext, kind: Exclude<PickerPanel['kind'], 'pick'>): void {
  const { panel } = context.facts;
  if (panel.kind === kind) showPanel(context, panel.kind === 'returning' ? panel.before : { kind: 'pick' });
}

/** The line that was reported last, while the panel shows it. */
export const answeredLine = ({ facts: { panel } }: PanelContext): RequestLine | undefined =>
  panel.kind === 'answered' ? panel.line : undefined;
