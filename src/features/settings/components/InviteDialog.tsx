import { Button, CopyButton, Group, Modal, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { InviteForm } from '@/entities/team/InviteForm';
import { invitationLink } from '@/entities/team/invitationLink';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** Invites a colleague, and gives the link to send along. The invitation counts for the address, not for the link. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [invited, setInvited] = useState('');

  const close = (): void => {
    setInvited('');
    onClose();
  };
  const done = (email: string): void => {
    setInvited(email);
    collections.invites.cache.clear();
    void queryClient.invalidateQueries({ queryKey: [collections.invites.name] });
  };
  return (
    <Modal opened={isOpen} onClose={close} title="Invite a colleague" centered>
      {invited !== '' && (
        <InlineNotice tone="success" role="status" title={`${invited} is invited`}>
          <Text size="sm" mb="xs">
            Send them this link. They sign up with this address, confirm it, and can join.
          </Text>
          <Group gap="xs">
            <CopyButton value={invitationLink(invited)}>
              {({ copied, copy }) => (
                <Button size="xs" onClick={copy}>
                  {copied ? 'Copied' : 'Copy the link'}
                </Button>
              )}
            </CopyButton>
            <Button
              size="xs"
              variant="default"
              component="a"
              href={`mailto:${invited}?subject=${encodeURIComponent('Join us on Fieldwright')}&body=${encodeURIComponent(invitationLink(invited))}`}
            >
              Write an e-mail
            </Button>
          </Group>
        </InlineNotice>
      )}
      <InviteForm onInvited={done} />
    </Modal>
  );
}
