'use client';

import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Code } from '../../components/Code/Code.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { plain } from '../../internal/reset.css.ts';
import { type Say, useMessages } from '../../internal/useMessages.ts';
import type { KitText } from '../../messages/Messages.ts';
import type { BoxLabelField } from '../BoxLabel/BoxLabel.tsx';
import { useTicketField } from '../Ticket/useTicketField.tsx';
import { Waiting } from '../Waiting/Waiting.tsx';
import type { RequestCardProps } from './props.ts';
import * as css from './RequestCard.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

const TIME_LABEL = { 1: 'Requested', 2: 'Placed', 3: 'Out' } as const;

/** Age from which a request is late, ms. */
const LATE_AFTER_MS = 10 * 60_000;

/** The fields of a label: the customer's number, then codes, or with `since` the people and the age. */
export function useRequestFields(props: RequestCardProps): BoxLabelField[] {
  const number = useTicketField(props.line.customerNumber);
  const codes = useCodeFields(props);
  const team = useTeamFields(props);
  return [...number, ...(props.line.since === undefined ? codes : team)];
}

function useCodeFields({ line, status }: RequestCardProps): BoxLabelField[] {
  const say = useMessages('RequestCard');
  return [
    { label: say('SKU'), value: line.sku ?? say('No SKU'), isCode: line.sku !== null, isPlain: true },
    { label: say('From'), value: line.from, isPlain: true, isWide: true },
    // From status 2 the stamp shows the status, so a field shows that the unit is consigned.
    ...(line.consigned && status !== '1' ? [{ label: say('Stock'), value: say('Consigned'), isPlain: true }] : []),
    { label: say(TIME_LABEL[status]), value: line.at, isCode: true, isPlain: true },
  ];
}

/** Whether all lines of the list belong to the user: a face on each of them would say nothing. */
export const isOwn = ({ owner }: Pick<RequestCardProps['line'], 'owner'>): boolean => owner === undefined;

function personField(
  owner: NonNullable<RequestCardProps['line']['owner']> | null,
  say: Say<KitText<'RequestCard'>>,
): BoxLabelField {
  return {
    label: say('Associate'),
    isPlain: true,
    isLabelHidden: true,
    value: (
      <span className={css.person}>
        <Avatar size={24} name={owner?.name} photoUrl={owner?.photoUrl} />
        <span className={owner ? css.name : css.nobody}>{owner ? owner.name : say('Nobody yet')}</span>
      </span>
    ),
  };
}

/** SKU and, on a wide label, the barcode. */
function ownCodes({ line: { sku, barcode } }: RequestCardProps, say: Say<KitText<'RequestCard'>>): BoxLabelField[] {
  const code = { isCode: true, isPlain: true, isLabelHidden: true };
  return [
    ...(sku === null ? [] : [{ label: say('SKU'), value: sku, ...code }]),
    ...(barcode === null ? [] : [{ label: say('Barcode'), value: barcode, ...code, isExtra: true }]),
  ];
}

function useTeamFields(props: RequestCardProps): BoxLabelField[] {
  const { line, status, exception, now = 0, lateAfterMs = LATE_AFTER_MS } = props;
  const say = useMessages('RequestCard');
  const { owner, spot, requestNote, since = '' } = line;
  const hidden = { isPlain: true, isLabelHidden: true };
  return [
    ...(owner === undefined ? ownCodes(props, say) : [personField(owner, say)]),
    ...(spot
      ? [
          {
            label: say('Bring it to'),
            ...hidden,
            value: (
              <span className={css.spot}>
                <Icon icon={icons.mapPin} size={16} />
                {wholeCodes(spot)}
              </span>
            ),
          },
        ]
      : []),
    {
      label: requestNote ? say('Note') : say('From'),
      ...hidden,
      isWide: true,
      value: requestNote ? (
        wholeCodes(say('“{note}”', { note: requestNote }))
      ) : (
        <span className={css.soft}>{line.from}</span>
      ),
    },
    ...(line.consigned && (status !== '1' || exception)
      ? [{ label: say('Stock'), value: say('Consigned'), isPlain: true, isLabelHidden: true }]
      : []),
    { label: say('Waiting'), ...hidden, value: <Waiting since={since} now={now} lateAfterMs={lateAfterMs} /> },
  ];
}

/** The codes of a label that shows people instead: only where it is very wide. What its foot shows is left out. */
export function RequestCodes({ line, status }: RequestCardProps) {
  const say = useMessages('RequestCard');
  const time = { term: say(TIME_LABEL[status]), value: <Code>{line.at}</Code> };
  // With a note, the foot has no room for the kiosk.
  const last = line.requestNote ? { term: say('From'), value: line.from } : time;
  return (
    <dl className={css.codes}>
      <CodeField term={say('SKU')}>{line.sku === null ? say('No SKU') : <Code>{line.sku}</Code>}</CodeField>
      {line.barcode === null ? null : (
        <CodeField term={say('Barcode')}>
          <Code>{line.barcode}</Code>
        </CodeField>
      )}
      <CodeField term={last.term} isLast>
        {last.value}
      </CodeField>
    </dl>
  );
}

function CodeField({ term, isLast = false, children }: { term: string; isLast?: boolean; children: ReactNode }) {
  return (
    <div className={isLast ? css.lastCode : plain}>
      <dt>{term}</dt>
      <dd className={plain}>{children}</dd>
    </div>
  );
}
