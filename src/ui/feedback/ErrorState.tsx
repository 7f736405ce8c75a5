import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { userMessageOf } from '@/lib/appError';
import { EmptyState } from './EmptyState';

type ErrorStateProps = {
  title?: string;
  error?: unknown;
  message?: string;
  onRetry?: (() => unknown) | undefined;
};

/** What stands where something could not be loaded. Give it what was caught, or a message of your own. */
export function ErrorState({ title = 'This could not be loaded', error, message, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<IconAlertTriangle size={28} />}
        title={title}
        text={message ?? userMessageOf(error)}
        action={
          onRetry && (
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} aria-hidden />}
              onClick={() => void onRetry()}
            >
              Try again
            </Button>
          )
        }
      />
    </div>
  );
}
