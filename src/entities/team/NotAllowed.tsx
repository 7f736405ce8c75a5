import { Group } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Ask } from '@/domain/team/asks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { AskAdminsButton } from './AskAdminsButton';

/** An access denial: what the user can't open, what it requires, and how to ask for it. */
export type Refusal = {
  title: string;
  /** The requirement, as a sentence; omitted if the title makes it clear. */
  needs?: string;
  ask: Ask;
  wayBack?: ReactNode;
};

/** Replaces what the user may not do: shows what it requires, a button that asks for it, and a link back. */
export function NotAllowed({ title, needs = '', ask, wayBack }: Refusal) {
  return (
    <EmptyState
      icon={<IconLock size={28} />}
      title={title}
      text={`${needs} Ask an admin of your company.`.trim()}
      action={
        <Group gap="xs" justify="center">
          <AskAdminsButton ask={ask} />
          {wayBack}
        </Group>
      }
    />
  );
}
