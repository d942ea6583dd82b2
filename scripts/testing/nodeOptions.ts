/**
 * Gives short-lived objects of all Node.js processes of a run 64 MB. With the default of 16 MB a fifth of the processor
 * time of vitest, and a quarter of a build of Storybook, is their removal.
 */
export function enlargeYoungGeneration(): void {
  process.env['NODE_OPTIONS'] = [process.env['NODE_OPTIONS'] ?? '', '--max-semi-space-size=64'].join(' ').trim();
}
