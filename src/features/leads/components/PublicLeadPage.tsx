import { useEffect, useState } from 'react';
import { callFunction } from '@/data/callables';
import { readLeadForm, type LeadForm } from '@/domain/lead/api';
import type { PaperCompany } from '@/domain/paper/schema';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { PublicLeadForm } from './PublicLeadForm';

type State = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'shown'; form: LeadForm };

const TITLE = 'Send a request';

const onPaper = ({ company }: LeadForm): PaperCompany => ({ ...company, email: '', website: '', addressLines: [] });

/** What a company's customers fill in who want something done, in its brand and with nothing else of it. */
export function PublicLeadPage({ companyId }: { companyId: string }) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    callFunction(readLeadForm, { companyId }).then(
      (form) => isCurrent && setState({ status: 'shown', form }),
      (error: unknown) => isCurrent && setState({ status: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [companyId, attempt]);

  if (state.status === 'loading') return <PageSpinner label="Loading the form" />;
  if (state.status === 'failed') {
    const retry = (): void => {
      setState({ status: 'loading' });
      setAttempt(attempt + 1);
    };
    return (
      <PublicFrame title={TITLE} company={null}>
        <h1 className="visually-hidden">{TITLE}</h1>
        <ErrorState title="The form could not be opened" error={state.error} onRetry={retry} />
      </PublicFrame>
    );
  }
  return (
    <PublicFrame title={TITLE} company={onPaper(state.form)}>
      <PublicLeadForm
        key={attempt}
        companyId={companyId}
        leadForm={state.form}
        onAgain={() => setAttempt(attempt + 1)}
      />
    </PublicFrame>
  );
}
