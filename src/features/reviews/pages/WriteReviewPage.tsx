import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import type { PaperCompany } from '@/domain/paper/schema';
import { readReviewPage, type ReviewPage } from '@/domain/review/api';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { WriteReview } from '../components/WriteReview';

type State = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'shown'; page: ReviewPage };

const TITLE = 'How did we do?';
const onPaper = ({ company }: ReviewPage): PaperCompany => ({ ...company, email: '', website: '', addressLines: [] });

/** What a customer opens from a request: stars, words, and the same links for everybody. Without an account. */
export function Component() {
  const { token = '' } = useParams();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    callFunction(readReviewPage, { token }).then(
      (page) => isCurrent && setState({ status: 'shown', page }),
      (error: unknown) => isCurrent && setState({ status: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);

  if (state.status === 'loading') return <PageSpinner label="Loading the page" />;
  if (state.status === 'failed')
    return (
      <PublicFrame title={TITLE} company={null}>
        <h1 className="visually-hidden">{TITLE}</h1>
        <ErrorState
          title="The page could not be opened"
          error={state.error}
          onRetry={() => {
            setState({ status: 'loading' });
            setAttempt(attempt + 1);
          }}
        />
      </PublicFrame>
    );
  const { page } = state;
  const { name, phone } = page.company;
  return (
    <PublicFrame title={TITLE} company={onPaper(page)}>
      {page.outcome === 'expired' ? (
        <>
          <h1 className="visually-hidden">{TITLE}</h1>
          <EmptyState
            title="This link has expired"
            text={`It was good for 60 days. ${name} still wants to hear from you${phone === '' ? '.' : `: call ${phone}.`}`}
          />
        </>
      ) : (
        <WriteReview token={token} page={page} />
      )}
    </PublicFrame>
  );
}
