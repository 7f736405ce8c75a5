import { Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';
import { InviteForm, type Invited } from './InviteForm';
import { invitationLink, linkTo } from './invitationLink';

/**
 * Invites colleagues by e-mail or text, and shows the link in case no message arrives. An invitation is valid for its address, or for the
 * person with its link.
 */
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
            <Text size="sm">{nextStepOf(mailed)}</Text>
          </InlineNotice>
        )}
        {invited
          .filter(({ fault }) => fault !== '')
          .map(({ to, isByText, isInvited, fault, path }) => (
            <InlineNotice
              key={to}
              tone="warning"
              role="alert"
              title={
                isInvited ? `${to} is invited, without ${isByText ? 'a text' : 'an e-mail'}` : `${to} was not invited`
              }
              {...(isInvited && {
                action: <CopyLinkButton address={isByText ? linkTo(path) : invitationLink({ email: to })} />,
              })}
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
  return mailed.length === 1 && only ? `${only.to} is invited` : `${mailed.length} people are invited`;
};

const BY_MAIL = 'The link in the e-mail lets them choose a password, and they are in.';
const BY_TEXT =
  'The link in the text lets them enter an e-mail address, confirm it and choose a password, and they are in.';
function nextStepOf(sent: readonly Invited[]): string {
  if (sent.every(({ isByText }) => isByText)) return BY_TEXT;
  return sent.some(({ isByText }) => isByText) ? `${BY_MAIL} ${BY_TEXT}` : BY_MAIL;
}
