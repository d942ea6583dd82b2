export declare const FILLERS: ReadonlySet<string>;
export declare const SYNONYMS: Readonly<Record<string, readonly string[]>>;
export declare const ABSENT: readonly (readonly [thing: string, words: readonly string[], instead: string])[];
