import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { PublicFrame } from './PublicFrame';

type PublicCallPageProps<Answer> = {
  title: string;
  /** Its name in a sentence: `form`. */ noun: string;
  /** Calls the server. Use the call's subject as the page's `key`. */ read: () => Promise<Answer>;
  /** `attempt` counts the requests; `again` retries, keeping the response until then. */
  children: (answer: Answer, asked: { attempt: number; again: () => void }) => ReactNode;
};

type State<Answer> = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'read'; answer: Answer };

/** Renders a public page whose content comes from one server call, with shared loading and error states. */
export function PublicCallPage<Answer>({ title, noun, read, children }: PublicCallPageProps<Answer>) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State<Answer>>({ status: 'loading' });
  const ask = useEffectEvent(read);
  useEffect(() => {
    let isCurrent = true;
    ask().then(
      (answer) => isCurrent && setState({ status: 'read', answer }),
      (error: unknown) => isCurrent && setState({ status: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  const again = (): void => setAttempt(attempt + 1);
  if (state.status === 'loading') return <PageSpinner label={`Loading the ${noun}`} />;
  if (state.status === 'read') return children(state.answer, { attempt, again });
  const retry = (): void => {
    setState({ status: 'loading' });
    again();
  };
  return (
    <PublicFrame title={title} company={null}>
      <h1 className="visually-hidden">{title}</h1>
      <ErrorState title={`The ${noun} could not be opened`} error={state.error} onRetry={retry} />
    </PublicFrame>
  );
}
