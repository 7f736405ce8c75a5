import { Button, Stack, Text } from '@mantine/core';
import { IconFileDescription, IconFileImport, IconPlayerPlay, IconUsersPlus, type Icon } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import { useSampleData } from '@/entities/sample-data/useSampleData';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { userMessageOf } from '@/lib/appError';
import classes from './StartStep.module.css';
import type { StepProps } from './stepProps';

function Choice({ icon: Symbol, title, text }: { icon: Icon; title: string; text: string }) {
  return (
    <span className={classes['choice']}>
      <Symbol size={20} aria-hidden />
      <span>
        <span className={classes['title']}>{title}</span>
        <Text component="span" size="sm" c="dimmed" className={classes['text'] ?? ''}>
          {text}
        </Text>
      </span>
    </span>
  );
}

const CHOICES = [
  {
    path: paths.estimateNew,
    creates: 'estimates',
    icon: IconFileDescription,
    title: 'Write your first estimate',
    text: 'You can add the customer as you go.',
  },
  {
    path: paths.customerImport,
    creates: 'customers',
    icon: IconFileImport,
    title: 'Import your customers',
    text: 'From Jobber, Housecall Pro, QuickBooks or a spreadsheet.',
  },
  {
    path: paths.team,
    creates: null,
    icon: IconUsersPlus,
    title: 'Invite your team',
    text: 'The office and your technicians, each with their own sign-in.',
  },
] as const;

/** Lets the user choose how to start: with their own work, by importing data, or with a look around. */
export function StartStep({ onLeave }: StepProps) {
  const can = useCan();
  const { add, isBusy, error } = useSampleData();
  const lookAround = async (): Promise<void> => {
    if (await add()) onLeave();
  };
  return (
    <Stack gap="xs">
      {CHOICES.filter(({ creates }) => creates === null || can('create', creates)).map(({ path, ...choice }) => (
        <Button
          key={path}
          variant="default"
          justify="flex-start"
          className={classes['button'] ?? ''}
          disabled={isBusy}
          onClick={() => onLeave(path)}
        >
          <Choice {...choice} />
        </Button>
      ))}
      <Button
        variant="default"
        justify="flex-start"
        className={classes['button'] ?? ''}
        loading={isBusy}
        onClick={() => void lookAround()}
      >
        <Choice
          icon={IconPlayerPlay}
          title="Look around with sample data"
          text="A few made-up customers and jobs. Remove them with one click."
        />
      </Button>
      {error !== null && (
        <InlineNotice tone="danger" role="alert">
          {userMessageOf(error)}
        </InlineNotice>
      )}
    </Stack>
  );
}
