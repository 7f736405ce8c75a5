import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { newAgreementValues, type AgreementOrigin } from '../agreementForm';
import { AgreementForm } from '../components/AgreementForm';
import { useAgreementForm } from '../hooks/useAgreementForm';
import { useAgreementOrigin } from '../hooks/useAgreementOrigin';
import { useAgreementParties } from '../hooks/useAgreementParties';

const BACK = { to: paths.agreements, label: 'Service agreements' };

/** Sells a plan, starting blank or for a customer. */
export function Component() {
  const can = useCan();
  const { key, origin, error, refetch } = useAgreementOrigin();
  return (
    <PageBody size="narrow">
      <PageHeader title="New service agreement" back={BACK} />
      {!can('create', 'agreements') || !can('read', 'customers') ? (
        <NotAllowed
          ask="agreements"
          title="You cannot create agreements"
          needs="You need the agreements and customers features."
          wayBack={<LinkButton to={paths.agreements}>All agreements</LinkButton>}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !origin ? (
        <LoadingRows rows={6} />
      ) : origin.plans.length === 0 ? (
        <EmptyState
          title="There is no plan to sell yet"
          text="A plan says what members get and what it costs."
          action={
            <LinkButton to={paths.agreementPlans}>
              {can('create', 'agreementPlans') ? 'Set up plans' : 'Plans'}
            </LinkButton>
          }
        />
      ) : (
        <NewAgreementForm key={key} originKey={key} origin={origin} />
      )}
    </PageBody>
  );
}

function NewAgreementForm({ origin, originKey }: { origin: AgreementOrigin; originKey: string }) {
  const navigate = useNavigate();
  const [startWith] = useState(() => newAgreementValues(origin, new Date()));
  const editing = useAgreementForm({ agreement: null, startWith, draftOf: originKey });
  const parties = useAgreementParties(editing.form, origin.today);
  return (
    <AgreementForm
      editing={editing}
      parties={parties}
      plans={origin.plans}
      onSubmit={async (values) => {
        const { id } = await editing.save(values);
        await navigate(paths.agreementView(id), { replace: true });
      }}
    />
  );
}
