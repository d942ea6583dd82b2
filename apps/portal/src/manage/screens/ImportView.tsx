import type { FileImport } from '@instore/api';
import {
  Button,
  Heading,
  icons,
  Inline,
  InlineMessage,
  ProgressBar,
  SkeletonLabels,
  Stack,
  Stamp,
  type StampState,
  Tally,
  Text,
} from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { momentOf } from '../../shared/format/formatTime.ts';
import { useLocale, useSay, useSayMessage, useSayServerText } from '../../shared/language/useLanguage.ts';
import { FINDING_NAMES, IMPORT_KIND_NAMES, IMPORT_STATE_NAMES } from '../importWords.ts';
import type { ImportPageProps } from './importPageProps.ts';
import { ImportProblems } from './ImportProblems.tsx';
import { ImportReport } from './ImportReport.tsx';

/** An import: how far it is, what its check found, and what can be done. */
export function ImportView(props: ImportPageProps) {
  return (
    <Loaded resource={props.imports.shown} skeleton={<SkeletonLabels count={3} />}>
      {(shown) => (
        <Stack gap={16} as="section">
          <Head shown={shown} />
          <Running {...props} shown={shown} />
          <Outcome {...props} shown={shown} />
          <CorrectedRows shown={shown} />
          <Actions {...props} shown={shown} />
          {shown.counts !== null && shown.state !== 'applying' && <Found {...props} shown={shown} />}
        </Stack>
      )}
    </Loaded>
  );
}

/** The problems with their corrections, or the report. */
function Found(props: ViewProps) {
  const { state, counts } = props.shown;
  if (state === 'checked' && (counts?.problem ?? 0) > 0) return <ImportProblems {...props} />;
  return <ImportReport {...props} />;
}

type ViewProps = ImportPageProps & { shown: FileImport };

const STAMPS: Record<FileImport['state'], StampState> = {
  uploading: 'next',
  checking: 'pending',
  checked: 'request',
  applying: 'pending',
  done: 'found',
  failed: 'error',
  cancelled: 'held',
};

/** The file, who imports it, and its state. */
function Head({ shown }: { shown: FileImport }) {
  const say = useSay();
  const locale = useLocale();
  const { fileName, kind, startedBy, startedAt, appliedBy, endedAt, state } = shown;
  const by = appliedBy ?? startedBy;
  return (
    <Inline justify="between" gap={12}>
      <Stack gap={4}>
        <Heading level={2}>{fileName}</Heading>
        <Text size={13} tone="soft">
          {say('{kind}, {person}, {time}', {
            kind: say(IMPORT_KIND_NAMES[kind]),
            person: by.name,
            time: momentOf(endedAt ?? startedAt, locale),
          })}
        </Text>
      </Stack>
      <Stamp state={STAMPS[state]}>{say(IMPORT_STATE_NAMES[state])}</Stamp>
    </Inline>
  );
}

/** How far the file is sent, checked or written. */
function Running({ imports, shown }: ViewProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const upload = useSnapshot(imports.upload.state);
  const { state, progress } = shown;
  if (state !== 'uploading' && state !== 'checking' && state !== 'applying') return null;
  const isOwn = state === 'uploading' && upload.importId === shown.id;
  const percent = isOwn ? Math.floor((upload.sent * 100) / upload.size) : progress;
  return (
    <Stack gap={12}>
      <ProgressBar
        label={percent >= 100 ? say('Compared with the data of the store') : say(IMPORT_STATE_NAMES[state])}
        value={percent >= 100 ? undefined : percent}
        total={100}
      />
      {isOwn && upload.error !== undefined && (
        <InlineMessage severity="caution">
          <Stack gap={8}>
            <Text>
              {sayMessage(upload.error)} {say('It goes on by itself.')}
            </Text>
            <Inline>
              <Button onPress={() => void imports.upload.goOn()}>{say('Go on now')}</Button>
            </Inline>
          </Stack>
        </InlineMessage>
      )}
      <Text size={13} tone="soft">
        {say(
          state !== 'uploading'
            ? 'You can close this page: the store goes on.'
            : isOwn
              ? 'Keep this page of the portal open until the file is sent.'
              : 'Another device sends this file.',
        )}
      </Text>
    </Stack>
  );
}

/** What the check found, in figures; or why there is nothing. */
function Outcome({ shown }: ViewProps) {
  const say = useSay();
  const sayServer = useSayServerText();
  const locale = useLocale();
  const { counts, rows, state, reason, said } = shown;
  if (state === 'failed' || state === 'cancelled') {
    return (
      <InlineMessage severity={state === 'failed' ? 'critical' : 'info'}>
        {reason === null ? say('Nothing was written.') : sayServer({ detail: reason, ...said })}
      </InlineMessage>
    );
  }
  if (counts === null || state === 'applying') return null;
  const figure = (count: number) => count.toLocaleString(locale);
  if (counts.problem > 0) {
    return (
      <Stack gap={12}>
        <Tally
          label={say('What the check found')}
          items={[
            { figure: figure(rows ?? 0), label: say('Rows') },
            { figure: figure(counts.problem), label: say(FINDING_NAMES.problem), kind: 'missing' },
          ]}
        />
        <InlineMessage severity="critical">
          {say(
            'Nothing is written while a row has a problem. Correct the rows here, or correct the file and choose it again.',
          )}
        </InlineMessage>
      </Stack>
    );
  }
  const kept = { figure: figure(counts.kept), label: say(FINDING_NAMES.kept) };
  const removed = { figure: figure(counts.removed), label: say(FINDING_NAMES.removed), kind: 'missing' as const };
  return (
    <Tally
      label={say('What the check found')}
      items={[
        { figure: figure(counts.added), label: say(FINDING_NAMES.added), kind: 'unexpected' },
        { figure: figure(counts.changed), label: say(FINDING_NAMES.changed), kind: 'found' },
        kept,
        shown.isComplete ? removed : { figure: figure(rows ?? 0), label: say('Rows') },
      ]}
    />
  );
}

/** How many rows people have corrected or left out. */
function CorrectedRows({ shown: { corrected, leftOut } }: Pick<ViewProps, 'shown'>) {
  const say = useSay();
  if (corrected + leftOut === 0) return null;
  return (
    <Text tone="soft">
      {say('{corrected} rows corrected, {leftOut} left out', {
        corrected: String(corrected),
        leftOut: String(leftOut),
      })}
    </Text>
  );
}

/** What can be done now: apply, cancel, or another file. */
function Actions({ imports, shown, onChange }: ViewProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { isPending, error, isExporting } = useSnapshot(imports.state);
  const again = () => onChange({ import: undefined, what: undefined, search: undefined, kind: shown.kind });
  const { state, counts } = shown;
  const isOver = state === 'done' || state === 'failed' || state === 'cancelled';
  const changes = counts === null ? 0 : counts.added + counts.changed + counts.removed;
  const cancelAndAgain = async () => {
    if (await imports.cancel()) again();
  };
  return (
    <Stack gap={12}>
      {error !== undefined && <InlineMessage severity="critical">{sayMessage(error)}</InlineMessage>}
      <Inline gap={8}>
        {state === 'checked' && counts?.problem === 0 && <Apply {...{ imports, shown, changes }} />}
        {isOver && (
          <Button variant={state === 'done' ? 'plain' : 'signal'} onPress={again}>
            {say('Import another file')}
          </Button>
        )}
        {state === 'checked' && (
          <Button
            variant={counts?.problem === 0 ? 'plain' : 'signal'}
            isDisabled={isPending}
            onPress={() => void cancelAndAgain()}
          >
            {say('Choose another file')}
          </Button>
        )}
        {(state === 'uploading' || state === 'checking') && (
          <Button isDisabled={isPending} onPress={() => void imports.cancel()}>
            {say('Cancel the import')}
          </Button>
        )}
        {counts !== null && state !== 'applying' && (
          <Button
            icon={icons.download}
            isPending={isExporting}
            onPress={() => void imports.saveReport(shown.id, say('Report'))}
          >
            {say('Save the report')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

/** Writes the changes after a question that says them. */
function Apply({ imports, shown, changes }: Pick<ViewProps, 'imports' | 'shown'> & { changes: number }) {
  const say = useSay();
  const { isPending } = useValues(imports.state);
  const [isAsked, setAsked] = useState(false);
  const { counts } = shown;
  if (counts === null) return null;
  if (changes === 0) return <Text tone="soft">{say('The file changes nothing.')}</Text>;
  const apply = async () => {
    await imports.apply();
    setAsked(false);
  };
  return (
    <>
      <Button variant="signal" isDisabled={isPending} onPress={() => setAsked(true)}>
        {say('Apply {count} change|Apply {count} changes', { count: changes })}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={say('Apply {file}?', { file: shown.fileName })}
        confirmLabel={say('Apply')}
        cancelLabel={say('Not yet')}
        isPending={isPending}
        onConfirm={() => void apply()}
        onCancel={() => setAsked(false)}
      >
        <Stack gap={8}>
          <Text>
            {say('{added} new, {changed} changed, {removed} removed. An import cannot be undone.', {
              added: counts.added,
              changed: counts.changed,
              removed: counts.removed,
            })}
          </Text>
          <CorrectedRows shown={shown} />
        </Stack>
      </Confirm>
    </>
  );
}
