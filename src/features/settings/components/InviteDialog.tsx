import { Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';
import { InviteForm, type Invited } from './InviteForm';
import { invitationLink } from './invitationLink';

/** Invites colleagues by e-mail, and gives the link for where no e-mail arrives. An invitation counts for its address. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [invited, setInvited] = useState<readonly Invited[]>([]);
  const mailed = invited.filter(({ isInvited, fault }) => isInvited && fault === '');

  const close = (): void => {
    setInvited([]);
    onClose();
  };
  const done = (who: readonly Invited[]): void => {
    setInvited(who);
    collections.invites.cache.clear();
    void queryClient.invalidateQueries({ queryKey: [collections.invites.name] });
  };
  return (
    <Modal opened={isOpen} onClose={close} title="Invite colleagues" centered>
      <Stack gap="md">
        {mailed.length > 0 && (
          <InlineNotice tone="success" role="status" title={titleOf(mailed)}>
            <Text size="sm">The link in the e-mail lets them choose a password, and they are in.</Text>
          </InlineNotice>
        )}
        {invited
          .filter(({ fault }) => fault !== '')
          .map(({ email, isInvited, fault }) => (
            <InlineNotice
              key={email}
              tone="warning"
              role="alert"
              title={isInvited ? `${email} is invited, without an e-mail` : `${email} was not invited`}
              {...(isInvited && { action: <CopyLinkButton address={invitationLink({ email })} /> })}
            >
              <Text size="sm">{fault}</Text>
            </InlineNotice>
          ))}
        <InviteForm onInvited={done} />
      </Stack>
    </Modal>
  );
}

const titleOf = (mailed: readonly Invited[]): string => {
  const [only] = mailed;
  return mailed.length === 1 && only ? `${only.email} is invited` : `${mailed.length} people are invited`;
};
