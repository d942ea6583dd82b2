import type { NearestSizes, RequestLine } from '@instore/api';
import { ref } from 'valtio';

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
   * associate is offered and the locations that have the size, once they are read. Shown until the next action [K-12].
   */
  | { kind: 'answered'; line: RequestLine; nearest?: NearestSizes };

interface WithPanel {
  panel: PickerPanel;
}

/** The content of the panel; while it asks a question, the content behind the question. */
export const panelBelow = ({ panel }: WithPanel): PickerPanel => (panel.kind === 'returning' ? panel.before : panel);

/** Shows something in the panel; while it asks a question, after it. */
export function showPanel(state: WithPanel, next: PickerPanel): void {
  state.panel = ref(state.panel.kind === 'returning' ? { ...state.panel, before: next } : next);
}

/** Asks whether a scanned pair that is out is put away. */
export function askIfPutAway(state: WithPanel, line: RequestLine): void {
  state.panel = ref({ kind: 'returning', line, before: panelBelow(state) });
}

/** Closes the question: the panel shows its former content again. */
export function endQuestion(state: WithPanel): void {
  state.panel = panelBelow(state);
}

/** If the panel shows this kind, shows the picks again; otherwise changes nothing. */
export function leavePanel(state: WithPanel, kind: 'putAway' | 'answered'): void {
  if (panelBelow(state).kind === kind) showPanel(state, { kind: 'pick' });
}

/** The line that was reported last, while the panel has it. */
export function answeredLine(state: WithPanel): RequestLine | undefined {
  const panel = panelBelow(state);
  return panel.kind === 'answered' ? panel.line : undefined;
}
