import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { readDoorCheck, type Dispatched, type DoorCheck } from '@/domain/scheduling/api';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { AppError } from '@/lib/appError';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { FacePhoto } from '../components/FacePhoto';
import classes from '../components/Visit.module.css';

type State = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'answered'; check: DoorCheck };

/** Shows a householder who scanned a technician's code whether the company sent this person here today. */
export function Component() {
  const { code = '' } = useParams();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const show = (next: State): void => {
      if (isCurrent) setState(next);
    };
    callFunction(readDoorCheck, { code }).then(
      (check) => show({ status: 'answered', check }),
      // A malformed code isn't an error on our side.
      (error: unknown) =>
        show(
          error instanceof AppError && error.code === 'invalid'
            ? { status: 'answered', check: { outcome: 'unknown' } }
            : { status: 'failed', error },
        ),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, attempt]);

  if (state.status === 'loading') return <PageSpinner label="Checking with the company" />;
  if (state.status === 'failed') {
    const retry = (): void => {
      setState({ status: 'loading' });
      setAttempt(attempt + 1);
    };
    return (
      <PublicFrame title="Who is at the door" company={null}>
        <ErrorState title="The company could not be reached" error={state.error} onRetry={retry} />
      </PublicFrame>
    );
  }
  return state.check.outcome === 'dispatched' ? (
    <Confirmed person={state.check.person} />
  ) : (
    <NotConfirmed isExpired={state.check.outcome === 'expired'} />
  );
}

function Confirmed({ person }: { person: Dispatched }) {
  const { companyName, companyPhone, logoUrl, primaryColor, firstName, photoUrl, jobTitle, licences, town } = person;
  const company = {
    name: companyName,
    phone: companyPhone,
    logoUrl,
    primaryColor,
    accentColor: primaryColor,
    email: '',
    website: '',
    addressLines: [],
  };
  return (
    <PublicFrame title="Who is at the door" company={company}>
      <InlineNotice tone="success" title={`${companyName} sent ${firstName} today`}>
        {photoUrl === ''
          ? 'Ask the person for their first name.'
          : 'Compare the photo with the person in front of you.'}{' '}
        If it does not match, keep the door closed and call the company.
      </InlineNotice>
      <Section>
        <div className={classes['person']}>
          <FacePhoto firstName={firstName} photoUrl={photoUrl} size={120} />
          <div>
            <h1 className={classes['headline']}>{firstName}</h1>
            {jobTitle !== '' && <p className={classes['when']}>{jobTitle}</p>}
          </div>
        </div>
      </Section>
      <Section>
        <DetailList
          columns={1}
          items={[
            { label: 'Company', value: companyName },
            { label: 'Sent today to', value: town, isHiddenWhenEmpty: true },
            ...licences
              .map(({ name, number }) => ({
                label: 'License',
                value: [name, number].filter(Boolean).join(' · '),
              }))
              .slice(0, 1),
          ]}
        />
      </Section>
    </PublicFrame>
  );
}

function NotConfirmed({ isExpired }: { isExpired: boolean }) {
  return (
    <PublicFrame title="Who is at the door" company={null}>
      <h1 className="visually-hidden">Not confirmed</h1>
      {isExpired ? (
        <InlineNotice tone="warning" title="This code is too old">
          Codes last ten minutes. Ask the technician to show a new one.
        </InlineNotice>
      ) : (
        <InlineNotice tone="danger" title="This could not be confirmed">
          No company confirms that it sent this person here today. Keep the door closed and call the company at a number
          you know.
        </InlineNotice>
      )}
    </PublicFrame>
  );
}
