import type { PrintJob, PrintJobStatus } from '@instore/api';
import { Button, Heading, Inline, SkeletonLabels, Stack, Stamp, type StampState, Text } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { exactTime } from '../../shared/format/formatTime.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { PRINT_ADVICE, PRINT_JOB_WORDS, printJobTitle } from '../printerWords.ts';
import type { PrintersStore } from '../printers.ts';

const STAMPS: Record<PrintJobStatus, StampState> = {
  waiting: 'pending',
  sent: 'found',
  failed: 'error',
  cancelled: 'out',
};

export interface PrintJobsProps {
  printers: PrintersStore;
  /** How many are shown, the newest first. @default all */
  most?: number;
}

/** The print jobs of the location: what waits, what was printed, and what a person does about it [M-06]. */
export function PrintJobs({ printers, most }: PrintJobsProps) {
  const say = useSay();
  return (
    <Stack gap={12} as="section">
      <Heading level={2}>{say('Print jobs')}</Heading>
      <Loaded resource={printers.jobs} skeleton={<SkeletonLabels count={2} />}>
        {(jobs) =>
          jobs.length === 0 ? (
            <Text tone="soft">{say('Nothing was printed in the last seven days.')}</Text>
          ) : (
            <Stack gap={16} as="ul">
              {jobs.slice(0, most).map((job) => (
                <li key={job.printJobId}>
                  <Job job={job} printers={printers} />
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}

function Job({ job, printers }: { job: PrintJob; printers: PrintersStore }) {
  const say = useSay();
  const { isPending } = useSnapshot(printers.state);
  const { printer, status, problem, requestedBy, requestedAt } = job;
  const title = printJobTitle(say, job);
  const isWaiting = status === 'waiting';
  return (
    <Stack gap={4}>
      <Inline gap={8} justify="between">
        <Text weight="strong">{title}</Text>
        <Stamp state={STAMPS[status]}>{say(PRINT_JOB_WORDS[status])}</Stamp>
      </Inline>
      <Text size={13} tone="soft">
        {say('{printer}, {time}, {person}', { printer, time: exactTime(requestedAt), person: requestedBy })}
      </Text>
      {problem !== null && status !== 'sent' && <Text size={13}>{say(PRINT_ADVICE[problem])}</Text>}
      <Inline>
        <Button
          size="s"
          isDisabled={isPending}
          aria-label={
            isWaiting ? say('Cancel the print job {job}', { job: title }) : say('Print again: {job}', { job: title })
          }
          onPress={() => void printers.changeJob(job, isWaiting ? 'cancel' : 'again')}
        >
          {isWaiting ? say('Cancel') : say('Print again')}
        </Button>
      </Inline>
    </Stack>
  );
}
