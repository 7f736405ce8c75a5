import { IconFileDescription, IconPencil } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import type { LoadProject } from '@/domain/load-calc/project/schema';
import { pageSizeOf, printedCompany } from '@/domain/paper/header';
import type { Stored } from '@/domain/record/schema';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { formatDate } from '@/ui/format/dateTime';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { CalculationMenu } from '@/entities/calculation/CalculationMenu';
import { LOAD_PLACE } from '../loadPlace';
import { ShareLink } from '@/entities/public-document/ShareLink';
import { LoadView } from '../components/view/LoadView';
import { ViewActions } from '../components/view/ViewActions';
import { useUnits } from '@/entities/calculation/useUnits';

const BACK = { to: paths.manualJ, label: 'Manual J' };

/** A load calculation for the staff, to be read, printed and taken into an estimate. */
export function Component() {
  const { id = '' } = useParams();
  const read = useLiveRecord(collections.manualJ, id);
  return (
    <PageBody size="wide">
      <RecordGate
        id={id}
        definition={collections.manualJ}
        noun="calculation"
        read={read}
        header={<PageHeader title="Load calculation" back={BACK} />}
        wayBack={<LinkButton to={paths.manualJ}>Back to Manual J</LinkButton>}
      >
        {(record) => <Details record={record} />}
      </RecordGate>
    </PageBody>
  );
}

function Details({ record }: { record: Stored<LoadProject> }) {
  const session = useSession();
  const { company } = session;
  const { system } = useUnits();
  const isPhone = useIsPhone();
  const dateText = formatDate(record.updatedAt, company.timeZone);
  const mayEstimate = can(session, 'create', 'estimates') && can(session, 'read', 'customers');
  const toEstimate = paths.estimateNewFromLoad(record.id, system);
  return (
    <>
      <PageHeader
        title={record.title}
        subtitle={[record.number, record.customerName].filter(Boolean).join(', ')}
        back={BACK}
        actions={
          <ViewActions
            source={{ viewed: record, company: printedCompany(company), pageSize: pageSizeOf(company), dateText }}
          >
            <ShareLink kind="load-calculation" subjectId={record.id} collection="manualJ" view={paths.manualJView} />
            {mayEstimate && !isPhone && (
              <LinkButton to={toEstimate} variant="default" leftSection={<IconFileDescription size={18} aria-hidden />}>
                Add to estimate
              </LinkButton>
            )}
            {can(session, 'update', 'manualJ') && (
              <LinkButton to={paths.manualJEdit(record.id)} leftSection={<IconPencil size={18} aria-hidden />}>
                Edit
              </LinkButton>
            )}
            {(can(session, 'create', 'manualJ') || can(session, 'delete', 'manualJ')) && (
              <CalculationMenu
                place={LOAD_PLACE}
                project={record}
                isOnPage
                estimateTo={mayEstimate && isPhone ? toEstimate : ''}
              />
            )}
          </ViewActions>
        }
      />
      <LoadView viewed={record} dateText={dateText} />
    </>
  );
}
