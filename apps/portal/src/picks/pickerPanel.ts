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
  /** A pair that is out was scanned to be picked: is it put away? `before` is shown after the question [W-06]. */
  | { kind: 'returning'; line: RequestLine; before: PickerPanel }
  /**
   * The line that was reported last, as it is now: with another pair, or without one and with the sizes that the
   * associate is offered, once they are read. Shown until the next action [K-12].
   */
  | { kind: 'answered'; line: RequestLine; sizes?: readonly NearestSize[] };

interface PanelContext {
  readonly state: { panel: PickerPanel };
}

/** The content of the panel; while it asks a question, the content behind the question. */
export const panelBelow = ({ state: { panel } }: PanelContext): PickerPanel =>
  panel.kind === 'returning' ? panel.before : panel;

/** Shows something in the panel; while it asks a question, after it. */
export function showPanel({ state }: PanelContext, next: PickerPanel): void {
  state.panel = ref(state.panel.kind === 'returning' ? { ...state.panel, before: next } : next);
}

/** Asks whether a scanned pair that is out is put away. */
export function askIfPutAway(context: PanelContext, line: RequestLine): void {
  context.state.panel = ref({ kind: 'returning', line, before: panelBelow(context) });
}

/** Closes the question: the panel shows its former content again. */
export function endQuestion(context: PanelContext): void {
  context.state.panel = panelBelow(context);
}

/** Shows the picks again instead of something of this kind. */
export function leavePanel(context: PanelContext, kind: 'putAway' | 'answered'): void {
  if (panelBelow(context).kind === kind) showPanel(context, { kind: 'pick' });
}

/** The line that was reported last, while the panel has it. */
export function answeredLine(context: PanelContext): RequestLine | undefined {
  const panel = panelBelow(context);
  return panel.kind === 'answered' ? panel.line : undefined;
}
