import { Text, Timeline } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { mailsOfVisit } from '@/domain/mail/queries';
import { textsOfVisit } from '@/domain/message/queries';
import type { Stored } from '@/domain/record/schema';
import type { LogEntry, ScheduleEntry } from '@/domain/scheduling/schema';
import { VISIT_STATE_LABELS } from '@/domain/scheduling/visitState';
import { linesOf, type Line } from '@/entities/message/conversation';
import { UserName } from '@/entities/user/UserName';
import { nowIso } from '@/lib/dates';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { formatDateTime } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';

type EntryHistoryProps = { entry: Stored<ScheduleEntry>; timeZone: string };

type Step = { id: string; at: string; text: string; words: string; fault: string; by: string };

/** Lists changes to an entry and messages to the customer about it, newest first. */
export function EntryHistory({ entry: { id, kind, log }, timeZone }: EntryHistoryProps) {
  const can = useCan();
  const [now] = useState(nowIso);
  const isVisit = kind === 'visit';
  const texts = useLiveRecords(collections.texts, textsOfVisit(id), { isEnabled: isVisit && can('read', 'texts') });
  const mails = useLiveRecords(collections.mail, mailsOfVisit(id), { isEnabled: isVisit && can('read', 'mail') });
  const written = linesOf({ texts: texts.records, mails: mails.records, visits: [], nowIso: now, ownAddresses: [] });
  const steps = [...log.map((line) => stepOfLog(line, timeZone)), ...written.map(stepOfMessage)].toSorted((one, next) =>
    one.at < next.at ? 1 : -1,
  );
  const error = texts.error ?? mails.error;
  if (steps.length === 0 && !error) return null;
  return (
    <Section title="What happened">
      {error && <ErrorState error={error} />}
      <Timeline bulletSize={12} lineWidth={2} active={steps.length}>
        {steps.map((step) => (
          <Timeline.Item key={step.id} title={<Text size="sm">{step.text}</Text>}>
            {step.words !== '' && (
              <Text size="sm" lineClamp={3}>
                {step.words}
              </Text>
            )}
            {step.fault !== '' && (
              <Text size="sm" c="var(--fw-danger-fg)">
                {step.fault}
              </Text>
            )}
            <Text size="xs" c="dimmed">
              {formatDateTime(step.at, timeZone)} · {step.by === '' ? 'Customer' : <UserName uid={step.by} />}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Section>
  );
}

const withReason = (text: string, reason: string): string => (reason === '' ? text : `${text}: ${reason}`);

function textOfLog({ kind, state, startsAt, reason }: LogEntry, timeZone: string): string {
  switch (kind) {
    case 'made':
      return withReason(`Planned for ${formatDateTime(startsAt, timeZone)}`, reason);
    case 'placed':
      return withReason(
        `Time, technicians or arrival window changed; starts ${formatDateTime(startsAt, timeZone)}`,
        reason,
      );
    case 'moved':
      return withReason(VISIT_STATE_LABELS[state], reason);
    case 'late':
      return withReason('Running late', reason);
  }
}

const stepOfLog = (line: LogEntry, timeZone: string): Step => ({
  ...{ id: line.id, at: line.at, text: textOfLog(line, timeZone), words: '', fault: '', by: line.by },
});

const stepOfMessage = ({ id, at, channel, about, words, fault, isTheirs, by }: Line): Step => ({
  ...{ id, at, words, fault, by },
  text: isTheirs ? `${channel} from the customer` : [`${channel} to the customer`, about].filter(Boolean).join(': '),
});
