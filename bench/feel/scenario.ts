import type { Section } from './report.ts';
import type { BenchSetup } from './sides.ts';

/** One thing that is measured; `--only` takes its name. */
export interface Scenario {
  name: string;
  measure: (context: BenchSetup) => Promise<Section>;
}
