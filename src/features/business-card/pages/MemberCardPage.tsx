import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { readCard, type ReadCard } from '@/domain/member-card/api';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { MemberCard } from '../components/MemberCard';

type State = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'read'; read: ReadCard };

const TITLE = 'Business card';

/** A member's business card under its token: for everybody, while they are in the company. */
export function Component() {
  const { token = '' } = useParams();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    callFunction(readCard, { token }).then(
      (read) => isCurrent && setState({ status: 'read', read }),
      (error: unknown) => isCurrent && setState({ status: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);

  if (state.status === 'loading') return <PageSpinner label="Loading the card" />;
  if (state.status === 'failed') {
    const retry = (): void => {
      setState({ status: 'loading' });
      setAttempt(attempt + 1);
    };
    return (
      <PublicFrame title={TITLE} company={null}>
        <h1 className="visually-hidden">{TITLE}</h1>
        <ErrorState title="The card could not be opened" error={state.error} onRetry={retry} />
      </PublicFrame>
    );
  }
  const { read } = state;
  if (read.outcome === 'ended') {
    const { name, phone } = read.company;
    return (
      <PublicFrame title={TITLE} company={read.company}>
        <h1 className="visually-hidden">{TITLE}</h1>
        <EmptyState
          title="This card is no longer in use"
          text={`Its owner no longer works for ${name}.${phone === '' ? '' : ` You reach the company at ${phone}.`}`}
        />
      </PublicFrame>
    );
  }
  return (
    <PublicFrame title={TITLE} company={read.card.company}>
      <MemberCard card={read.card} />
    </PublicFrame>
  );
}
