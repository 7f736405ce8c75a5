import { Button, List } from '@mantine/core';
import { useState } from 'react';
import { InviteForm } from '@/entities/team/InviteForm';
import type { StepProps } from './stepProps';

/** Who else works in the company. */
export function TeamStep({ onDone }: StepProps) {
  const [invited, setInvited] = useState<string[]>([]);
  return (
    <>
      <InviteForm onInvited={(email) => setInvited([...invited, email])} />
      {invited.length > 0 && (
        <List size="sm" mt="md" aria-label="Invited">
          {invited.map((email) => (
            <List.Item key={email}>{email} can now join by signing up with this address.</List.Item>
          ))}
        </List>
      )}
      <Button fullWidth mt="sm" variant={invited.length > 0 ? 'filled' : 'default'} onClick={onDone}>
        {invited.length > 0 ? 'Continue' : 'Nobody yet'}
      </Button>
    </>
  );
}
