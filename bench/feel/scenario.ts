import type { Section } from './report.ts';
import type { World } from './sides.ts';

/** One thing that is measured; `--only` takes its name. */
export interface Scenario {
  name: string;
  measure: (world: World) => Promise<Section>;
}
