export declare const FILLERS: ReadonlySet<string>;
export declare const SYNONYMS: Readonly<Record<string, readonly string[]>>;
