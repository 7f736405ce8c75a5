import { Text } from '@mantine/core';
import { MAIL_STATE_LABELS, type Mail } from '@/domain/mail/schema';
import { stateOfSending } from '@/domain/message/handOver';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { Tone } from '@/ui/tone';

/** Shows an e-mail's delivery status, and why it failed if it did. */
export function MailOutcome({ mail }: { mail: Stored<Mail> }) {
  const { tone, label } = outcomeOf(mail);
  return (
    <>
      <StatusBadge tone={tone} label={label} />
      {mail.error !== '' && (
        <Text size="xs" mt={4}>
          {mail.error}
        </Text>
      )}
    </>
  );
}

const TONES: Record<Mail['state'], Tone> = {
  ...{ sending: 'info', sent: 'success', failed: 'danger', unclear: 'warning' },
  received: 'neutral',
};

function outcomeOf(mail: Stored<Mail>): { tone: Tone; label: string } {
  const state = stateOfSending(mail, nowIso());
  if (state === 'sent' && mail.error !== '') return { tone: 'warning', label: 'Sent in part' };
  return { tone: TONES[state], label: MAIL_STATE_LABELS[state] };
}
