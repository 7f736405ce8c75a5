import { Button, Stack, Text } from '@mantine/core';
import { IconFileImport, IconPlayerPlay, IconUserPlus, type Icon } from '@tabler/icons-react';
import { useSampleData } from '@/entities/sample-data/useSampleData';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { userMessageOf } from '@/lib/appError';
import classes from './CustomersStep.module.css';
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
    path: paths.customerImport,
    icon: IconFileImport,
    title: 'Import your customers',
    text: 'From Jobber, Housecall Pro, QuickBooks or a spreadsheet.',
  },
  { path: paths.customerNew, icon: IconUserPlus, title: 'Add your first customer', text: 'A name is enough.' },
] as const;

/** How the company's customers get in, or a look around without any. */
export function CustomersStep({ onLeave }: StepProps) {
  const { add, isBusy, error } = useSampleData();
  const lookAround = async (): Promise<void> => {
    if (await add()) onLeave();
  };
  return (
    <Stack gap="xs">
      {CHOICES.map(({ path, ...choice }) => (
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
