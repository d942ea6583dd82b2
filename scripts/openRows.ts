/** The rows that this round still has to build. */
const THIS_ROUND = '';

/** The rows of the next round. */
const NEXT_ROUND = 'C-16 C-17 C-18 C-19 C-20 B-05 B-06 Q-01 Q-02 Q-03';

/** The rows of docs/rows.md that are not built yet. The first test that cites a row removes it from here. */
export const OPEN_ROWS: readonly string[] = [THIS_ROUND, NEXT_ROUND].flatMap((ids) => ids.split(' ').filter(Boolean));

/** What is missing of the rows that are built in part. Tests may cite them. */
export const PARTLY_BUILT: Readonly<Record<string, string>> = {
  'C-15': 'campaigns, and the page with a live preview',
  'O-08': 'import of campaigns, pairs that go together, and badges; the connector',
  'O-11': 'a build by a container engine, and Storybook in compose',
  'O-13': 'photos of colleagues from the directory, and answers recorded from a live tenant',
  'V-05': 'its time over 1,000,000 lines on a machine without other load',
};
