import { Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { InviteForm } from './InviteForm';
import { invitationLink } from './invitationLink';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';

/** Invites a colleague by e-mail, and gives the link for where no e-mail arrives. The invitation counts for the address. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [invited, setInvited] = useState({ email: '', mailError: '' });
  const { email, mailError } = invited;

  const close = (): void => {
    setInvited({ email: '', mailError: '' });
    onClose();
  };
  const done = (who: typeof invited): void => {
    setInvited(who);
    collections.invites.cache.clear();
    void queryClient.invalidateQueries({ queryKey: [collections.invites.name] });
  };
  return (
    <Modal opened={isOpen} onClose={close} title="Invite a colleague" centered>
      <Stack gap="md">
        {email !== '' && (
          <InlineNotice
            tone={mailError === '' ? 'success' : 'warning'}
            role="status"
            title={`${email} is invited`}
            action={<CopyLinkButton address={invitationLink(email)} />}
          >
            <Text size="sm">
              {mailError === ''
                ? 'The invitation is on its way. They sign up with this address, confirm it, and can join.'
                : `The e-mail was not sent. ${mailError}`}
            </Text>
          </InlineNotice>
        )}
        <InviteForm onInvited={done} />
      </Stack>
    </Modal>
  );
}
