import { Button } from '@mantine/core';
import { IconAlertTriangle, IconLock, IconRefresh } from '@tabler/icons-react';
import { AppError, userMessageOf } from '@/lib/appError';
import { paths } from '@/lib/paths';
import { LinkButton } from '../links/LinkButton';
import { EmptyState } from './EmptyState';

/** Retrying doesn't help if the record is missing or malformed. */
const isFinal = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'not-found' || error.code === 'invalid');

type ErrorStateProps = {
  title?: string;
  error?: unknown;
  message?: string;
  onRetry?: (() => unknown) | undefined;
};

/** Some refusals already say who to ask. */
const withWhomToAsk = (why: string): string =>
  /\bAsk\b.*\badmin\b/.test(why) ? why : `${why} Ask an admin or manager of your company if you need it.`;

/**
 * Replaces content that could not be loaded. Pass the caught error, or your own message. Missing permission is shown as such, with a way
 * out, because retrying wouldn't change it.
 */
export function ErrorState({ title = 'This could not be loaded', error, message, onRetry }: ErrorStateProps) {
  if (error instanceof AppError && error.code === 'permission-denied' && message === undefined)
    return (
      <div role="alert">
        <EmptyState
          icon={<IconLock size={28} />}
          title="You cannot open this"
          text={withWhomToAsk(userMessageOf(error))}
          action={<LinkButton to={paths.start}>Back to your start page</LinkButton>}
        />
      </div>
    );
  return (
    <div role="alert">
      <EmptyState
        icon={<IconAlertTriangle size={28} />}
        title={title}
        text={message ?? userMessageOf(error)}
        action={
          !isFinal(error) &&
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
