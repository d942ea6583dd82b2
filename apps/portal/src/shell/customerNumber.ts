/**
 * Numbers of customers have 3 to 6 digits (contract, `TryoutNumber`). The word of the ticket may precede one, in each
 * language of the portal: "Customer 119".
 */
const NUMBER = /^(?:(?:customer|cliente|(?:ال)?عميل)\s+)?(\d{3,6})$/iu;

/** The number of a customer that a text may be; undefined for another text. */
export function customerNumberOf(text: string): number | undefined {
  const digits = NUMBER.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
