/** Whether every repetition runs: all outage lengths, all broken answers of every screen, both window sizes. */
export const isEveryRepetition = process.env['EVERY_REPETITION'] === '1';
