import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { useCalculationOrigin } from '@/entities/calculation/useCalculationOrigin';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { NewPlumbingForm } from '../components/new/NewPlumbingForm';

const BACK = { to: paths.plumbingCalc, label: 'Plumbing' };

/** Starts a plumbing calculation: from a usual building, with nothing, or as a copy. */
export function Component() {
  const session = useSession();
  const { key, origin, isLoading, error, refetch } = useCalculationOrigin(collections.plumbingCalc);
  return (
    <PageBody>
      <PageHeader
        title="New calculation"
        back={BACK}
        subtitle={origin?.copyOf ? `Copy of ${origin.copyOf.number}` : ''}
      />
      {!can(session, 'create', 'plumbingCalc') ? (
        <EmptyState
          title="You cannot make plumbing calculations"
          text="It needs the plumbing calculator. Ask an admin of your company."
          action={<LinkButton to={paths.plumbingCalc}>All calculations</LinkButton>}
        />
      ) : origin ? (
        <>
          {origin.isMissing && (
            <InlineNotice tone="warning">
              The record this calculation was to start from could not be found. You can still fill out the form.
            </InlineNotice>
          )}
          <NewPlumbingForm key={key} originKey={key} origin={origin} />
        </>
      ) : isLoading ? (
        <LoadingRows rows={8} />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </PageBody>
  );
}
