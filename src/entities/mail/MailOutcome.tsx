import { Text } from '@mantine/core';
import type { Mail } from '@/domain/mail/schema';
import { stateOfSending } from '@/domain/message/handOver';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { Tone } from '@/ui/tone';

/** What became of an e-mail, and why where it went wrong. */
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

function outcomeOf(mail: Stored<Mail>): { tone: Tone; label: string } {
  switch (stateOfSending(mail, nowIso())) {
    case 'sent':
      return mail.error === '' ? { tone: 'success', label: 'Sent' } : { tone: 'warning', label: 'Sent in part' };
    case 'failed':
      return { tone: 'danger', label: 'Not sent' };
    case 'unclear':
      return { tone: 'warning', label: 'May not have arrived' };
    case 'sending':
      return { tone: 'info', label: 'Being sent' };
  }
}
