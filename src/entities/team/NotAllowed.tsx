import { Group } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Ask } from '@/domain/team/asks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { AskAdminsButton } from './AskAdminsButton';

/** What is closed to somebody, what it takes, and a way to ask for it. */
export type Refusal = {
  title: string;
  /** What it takes, as a sentence; left out where that follows from the title. */
  needs?: string;
  ask: Ask;
  wayBack?: ReactNode;
};

/** In place of what this person may not do: what it takes, a button that asks for it, and the way back. */
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
