import { Button, CopyButton, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { ROLE_LABELS } from '@/domain/access/roles';
import { stateOfSending } from '@/domain/message/handOver';
import type { Stored } from '@/domain/record/schema';
import { formatPhone } from '@/domain/contact/format';
import { inviteMember, revokeInvitation } from '@/domain/team/api';
import type { Invite } from '@/domain/team/schema';
import { notify } from '@/ui/feedback/notify';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate, formatRelative } from '@/ui/format/dateTime';
import type { Tone } from '@/ui/tone';
import { invitationLink } from './invitationLink';
import classes from './MemberRow.module.css';

/** Returns the status of the invitation and its e-mail. */
function stateOf({ mailState, mailedAt, expiresAt, email }: Invite, now: Date): { tone: Tone; label: string } {
  if (expiresAt <= now.toISOString()) return { tone: 'danger', label: 'Expired' };
  switch (stateOfSending({ state: mailState, requestedAt: mailedAt, handedOverAt: mailedAt }, now.toISOString())) {
    case 'unclear':
      return { tone: 'warning', label: 'May not have been sent' };
    case 'sent':
      return { tone: 'success', label: email === '' ? 'Text sent' : 'E-mail sent' };
    case 'sending':
      return { tone: 'info', label: 'Sending' };
    case 'failed':
      return { tone: 'warning', label: email === '' ? 'Text not sent' : 'E-mail not sent' };
    case 'none':
      return { tone: 'neutral', label: 'Not sent' };
  }
}

type InvitationRowProps = {
  invitation: Stored<Invite>;
  now: Date;
  /** Refetches the invitations. */
  onChanged: () => Promise<void>;
};

/** Shows a pending invitation: whether the e-mail was sent, or why not; resending, the link, revoking. */
export function InvitationRow({ invitation, now, onChanged }: InvitationRowProps) {
  const { timeZone } = useSession().company;
  const [isBusy, setIsBusy] = useState(false);
  const { id, email, phone, firstName, lastName, role, expiresAt, mailState, mailError, mailedAt } = invitation;
  const to = email || formatPhone(phone);
  const name = `${firstName} ${lastName}`.trim();

  const run = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    try {
      await work();
      await onChanged();
    } catch (error) {
      notify.error(error);
    } finally {
      setIsBusy(false);
    }
  };
  const sendAgain = async (): Promise<void> => {
    const answer = await callFunction(inviteMember, { email, phone, role, firstName, lastName });
    if (answer.mailError === '') notify.success(`${to} was ${email === '' ? 'texted' : 'e-mailed'} again.`);
    else notify.error(answer.mailError);
  };
  const revoke = async (): Promise<void> => {
    await callFunction(revokeInvitation, { inviteId: id });
    notify.success(`The invitation of ${to} no longer works.`);
  };
  const sentText = mailState === 'sent' ? `sent ${formatRelative(mailedAt, timeZone, now)}` : '';
  return (
    <Group className={classes['row']} justify="space-between" gap="sm">
      <div className={classes['invited']}>
        <Text fw={600}>{name === '' ? to : `${name} · ${to}`}</Text>
        <Text size="sm" c="dimmed">
          {[ROLE_LABELS[role], `good until ${formatDate(expiresAt, timeZone)}`, sentText].filter(Boolean).join(' · ')}
        </Text>
        <Group gap="xs" mt={4}>
          <StatusBadge {...stateOf(invitation, now)} />
          {mailError !== '' && <Text size="sm">{mailError}</Text>}
        </Group>
      </div>
      <Group gap="md">
        <Button variant="text" aria-label={`Send again to ${to}`} disabled={isBusy} onClick={() => void run(sendAgain)}>
          Send again
        </Button>
        {/* A text's link contains a key, which is sent but not stored. */}
        {email !== '' && (
          <CopyButton value={invitationLink({ email, firstName, lastName })}>
            {({ copied, copy }) => (
              <Button variant="text" aria-label={`${copied ? 'Copied' : 'Copy link'} for ${to}`} onClick={copy}>
                {copied ? 'Copied' : 'Copy link'}
              </Button>
            )}
          </CopyButton>
        )}
        <Button variant="text" aria-label={`Revoke for ${to}`} disabled={isBusy} onClick={() => void run(revoke)}>
          Revoke
        </Button>
      </Group>
    </Group>
  );
}
