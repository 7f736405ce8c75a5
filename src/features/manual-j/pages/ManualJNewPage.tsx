import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { NewLoadForm } from '../components/new/NewLoadForm';
import { useCalculationOrigin } from '@/entities/calculation/useCalculationOrigin';
import { UnitSwitch } from '@/entities/calculation/UnitSwitch';

const BACK = { to: paths.manualJ, label: 'Manual J' };

/** Starts a load calculation: quick, room by room, from a file, or as a copy. */
export function Component() {
  const { role, features } = useSession();
  const { key, origin, isLoading, error, refetch } = useCalculationOrigin(collections.manualJ);
  return (
    <PageBody size="wide">
      <PageHeader
        title="New calculation"
        back={BACK}
        subtitle={origin?.copyOf ? `Copy of ${origin.copyOf.number}` : ''}
        actions={<UnitSwitch />}
      />
      {!can({ role, features }, 'create', 'manualJ') ? (
        <EmptyState
          title="You cannot make load calculations"
          text="It needs the Manual J feature. Ask an admin of your company."
          action={<LinkButton to={paths.manualJ}>All calculations</LinkButton>}
        />
      ) : origin ? (
        <>
          {origin.isMissing && (
            <InlineNotice tone="warning">
              The record this calculation was to start from could not be found. You can still fill out the form.
            </InlineNotice>
          )}
          <NewLoadForm key={key} originKey={key} origin={origin} />
        </>
      ) : isLoading ? (
        <LoadingRows rows={8} />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </PageBody>
  );
}
