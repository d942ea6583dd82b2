import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.ts';
import { breakingStatements } from './contractSteps.ts';

const of = (...statements: string[]) =>
  breakingStatements({ '0099_change.sql': statements.join('--> statement-breakpoint\n') }).map(({ why }) => why);

test('Every migration leaves the nodes of the release before able to work', { tags: 'O-06' }, async () => {
  const folder = join(root, 'apps/store-server/drizzle');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  expect(files.length).toBeGreaterThan(10);
  expect(breakingStatements(Object.fromEntries(files.map((file, index) => [file, texts[index] ?? ''])))).toEqual([]);
});

test('An engineer reads why a migration breaks the release before', { tags: 'O-06' }, () => {
  expect(of('ALTER TABLE "units" DROP COLUMN "note";')).toEqual(['the release before reads and writes this column']);
  expect(of('ALTER TABLE "units" RENAME COLUMN "a" TO "b";', 'DROP TABLE "bins";')).toHaveLength(2);
  expect(of('ALTER TABLE "a" RENAME TO "b";')).toEqual(['the release before uses the old name']);
  expect(of('drop  table "bins";')).toEqual(['the release before reads and writes this table']);
  expect(of('ALTER TABLE "units" ALTER COLUMN "note" TYPE int;')).toEqual(['the release before writes the old type']);
  expect(of('ALTER TABLE "units"\n  ADD COLUMN "a" text\n  NOT NULL;')).toHaveLength(1);
  const statements = 'SELECT 1;--> statement-breakpoint\n-- a note\nDROP TYPE "zone";\n';
  expect(breakingStatements({ 'a.sql': statements })).toEqual([
    { file: 'a.sql', statement: 'DROP TYPE "zone";', why: 'the release before names this type' },
  ]);
  expect(of('DROP TYPE "zone";')).toEqual(['the release before names this type']);
  expect(of('ALTER TABLE "units" ALTER COLUMN "note" SET NOT NULL;')).toHaveLength(1);
  expect(of('ALTER TABLE "units" ALTER COLUMN "note" SET DATA TYPE int;')).toHaveLength(1);
  expect(of('ALTER TABLE "units" ADD COLUMN "a" text NOT NULL;')).toEqual([
    'the release before writes rows without this column',
  ]);
});

test('A migration may drop a trigger or function only if it creates it again', { tags: 'O-06' }, () => {
  const drop = 'DROP TRIGGER "units_history" ON "units";';
  expect(of(drop)).toEqual(['writes have no trigger until the files of triggers are applied']);
  expect(of('DROP FUNCTION IF EXISTS "publish_changes"();')).toHaveLength(1);
  expect(of(drop, 'CREATE CONSTRAINT TRIGGER "units_history" AFTER UPDATE ON "units";')).toEqual([]);
  expect(of(drop, 'CREATE TRIGGER "units_history_later" AFTER UPDATE ON "units";')).toHaveLength(1);
  expect(of(`-- contract: 1.4.0\n${drop}`)).toEqual([]);
});

test('A migration may remove unused columns only in a later contract step', { tags: 'O-06' }, () => {
  expect(
    of('ALTER TABLE "units" ADD COLUMN "a" text;', 'ALTER TABLE "units" ADD COLUMN "b" int DEFAULT 0 NOT NULL;'),
  ).toEqual([]);
  expect(of('ALTER TABLE "units" ADD COLUMN "a" int GENERATED ALWAYS AS (1) STORED NOT NULL;')).toEqual([]);
  expect(of('-- DROP TABLE "units";\nSELECT 1;')).toEqual([]);
  expect(of('CREATE OR REPLACE FUNCTION "f"() RETURNS void AS $$ BEGIN DROP TABLE x; END $$;')).toEqual([]);
  expect(
    of('CREATE FUNCTION "f"() RETURNS void AS $$ BEGIN DROP TABLE x; END $$;', 'DROP INDEX "units_free";'),
  ).toEqual([]);
  expect(of('-- contract: 1.4.0\nALTER TABLE "units" DROP COLUMN "note";')).toEqual([]);
  expect(of('-- contract: the next one\nALTER TABLE "units" DROP COLUMN "note";')).toHaveLength(1);
});
