import { Button, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { InviteForm } from '@/entities/team/InviteForm';
import { invitationLink } from '@/entities/team/invitationLink';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** A mail that the person's own program writes: it is theirs, and comes from them. */
function mailOf(email: string, companyName: string): string {
  const body = `Hi,\n\nPlease join ${companyName} on Fieldwright. Sign up with this e-mail address:\n\n${invitationLink(email)}\n`;
  return `mailto:${email}?subject=${encodeURIComponent(`Join ${companyName} on Fieldwright`)}&body=${encodeURIComponent(body)}`;
}

/** Invites a colleague, and gives the link to send along. The invitation counts for the address, not for the link. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { company } = useSession();
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
      <Stack gap="md">
        {invited !== '' && (
          <InlineNotice tone="success" role="status" title={`${invited} is invited`}>
            <Text size="sm" mb="xs">
              Send them the link. They sign up with this address, confirm it, and can join.
            </Text>
            <Group gap="xs">
              <Button size="xs" variant="default" component="a" href={mailOf(invited, company.name)}>
                Write an e-mail
              </Button>
              <CopyButton value={invitationLink(invited)}>
                {({ copied, copy }) => (
                  <Button size="xs" variant="default" onClick={copy}>
                    {copied ? 'Copied' : 'Copy the link'}
                  </Button>
                )}
              </CopyButton>
            </Group>
          </InlineNotice>
        )}
        <InviteForm onInvited={done} />
      </Stack>
    </Modal>
  );
}
