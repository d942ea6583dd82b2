/** All tips, in the list of the closed ones. */
export const ALL_TIPS = '*';

/** The key of the device's storage. It has a number made from the person's id: a locked tablet names no person. */
export const tipsKey = (userId: string): string =>
  `tips-closed-${[...userId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7)}`;
