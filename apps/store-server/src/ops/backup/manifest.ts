import * as v from 'valibot';

/** The file of a backup that describes it. */
export const MANIFEST = 'backup.json';

/** Files of DATA_DIR, besides the database, that a restored store needs. */
export const KEPT_FILES = ['postgres-password', 'signin-keys.json'] as const;

export const ManifestSchema = v.object({
  format: v.literal(1),
  /** The version of PostgreSQL; another major version cannot read the files. */
  postgres: v.string(),
  /** ISO 8601. */
  takenAt: v.string(),
});

/** Describes a backup. */
export type Manifest = v.InferOutput<typeof ManifestSchema>;
