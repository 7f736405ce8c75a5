import { Button, Group, SegmentedControl, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Lead, LeadStep } from '@/domain/lead/schema';
import { answerMinutes } from '@/domain/lead/state';
import { LEAD_CHANNEL_WORDS, LEAD_STEP_WORDS, waitText } from '@/domain/lead/words';
import type { Stored } from '@/domain/record/schema';
import { useChangeLead } from '@/entities/lead/useChangeLead';
import { UserName } from '@/entities/user/UserName';
import { cutText } from '@/lib/cutText';
import { formatDateTime } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import classes from './leads.module.css';

const KINDS = [
  { value: 'called', label: 'Called' },
  { value: 'texted', label: 'Texted' },
  { value: 'mailed', label: 'E-mailed' },
  { value: 'note', label: 'Note' },
];

/** Shows a lead's history, latest first, with a field to log something. */
export function LeadTimeline({ lead }: { lead: Stored<Lead> }) {
  const { timeZone } = useSession().company;
  const mayWrite = useCan()('update', 'leads');
  const minutes = answerMinutes(lead);
  return (
    <Section title="Timeline">
      <Stack gap="md">
        {mayWrite && <StepForm lead={lead} />}
        <ol className={classes['log']} reversed>
          {lead.log.toReversed().map((step) => (
            <li key={step.id}>
              <div>
                {LEAD_STEP_WORDS[step.kind]}
                {step.text !== '' && `: ${step.text}`}
              </div>
              <div className={classes['who']}>
                <time dateTime={step.at}>{formatDateTime(step.at, timeZone)}</time> · <UserName uid={step.by} />
              </div>
            </li>
          ))}
          {minutes !== null && (
            <li>
              <div>First answer after {waitText(minutes)}</div>
              <div className={classes['who']}>
                {formatDateTime(lead.firstAnsweredAt, timeZone)}, by the server’s clock
              </div>
            </li>
          )}
          {lead.autoAnswerDueAt !== '' && (
            <li>
              <div>The automatic answer goes out in the morning</div>
              <div className={classes['who']}>
                {formatDateTime(lead.autoAnswerDueAt, timeZone)}, unless someone answers before
              </div>
            </li>
          )}
          {(lead.autoAnsweredAt !== '' || lead.autoAnswerNote !== '') && (
            <li>
              <div>
                {lead.autoAnsweredAt !== ''
                  ? 'Answered automatically by e-mail'
                  : `No automatic answer: ${lead.autoAnswerNote}`}
              </div>
              {lead.autoAnsweredAt !== '' && (
                <div className={classes['who']}>{formatDateTime(lead.autoAnsweredAt, timeZone)}</div>
              )}
            </li>
          )}
          <li>
            <div>Received: {LEAD_CHANNEL_WORDS[lead.channel]}</div>
            <div className={classes['who']}>{formatDateTime(lead.receivedAt, timeZone)}</div>
          </li>
        </ol>
      </Stack>
    </Section>
  );
}

function StepForm({ lead }: { lead: Stored<Lead> }) {
  const { log } = useChangeLead();
  const [kind, setKind] = useState<LeadStep['kind']>('called');
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = kind === 'note' && text.trim() === '';
  const save = async (): Promise<void> => {
    setIsAsked(true);
    if (isMissing) return;
    setIsBusy(true);
    const saved = await log(lead, kind, cutText(text.replaceAll(/\s+/g, ' ').trim(), 500));
    setIsBusy(false);
    if (!saved) return;
    setText('');
    setIsAsked(false);
  };
  return (
    <Stack gap="xs">
      <SegmentedControl
        aria-label="What was done"
        data={KINDS}
        value={kind}
        onChange={(next) => setKind(next as LeadStep['kind'])}
      />
      <Textarea
        label={kind === 'note' ? 'Note' : 'What was said'}
        value={text}
        maxLength={500}
        autosize
        minRows={1}
        error={isAsked && isMissing ? 'Write something first' : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group>
        <Button variant="default" loading={isBusy} onClick={() => void save()}>
          Add to the timeline
        </Button>
      </Group>
    </Stack>
  );
}
