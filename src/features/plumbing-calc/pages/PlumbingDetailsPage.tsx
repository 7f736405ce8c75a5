import { IconFileDescription, IconPencil } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { pageSizeOf, printedCompany } from '@/domain/paper/header';
import type { PlumbingCalc } from '@/domain/plumbing/record/schema';
import type { Stored } from '@/domain/record/schema';
import { CalculationMenu } from '@/entities/calculation/CalculationMenu';
import { ShareLink } from '@/entities/public-document/ShareLink';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { formatDate } from '@/ui/format/dateTime';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { PlumbingView } from '../components/view/PlumbingView';
import { ViewActions } from '../components/view/ViewActions';
import { PLUMBING_PLACE } from '../plumbingPlace';

const BACK = { to: paths.plumbingCalc, label: 'Plumbing' };

/** A plumbing calculation for the staff, to be read, printed, handed in and taken into an estimate. */
export function Component() {
  const { id = '' } = useParams();
  const read = useLiveRecord(collections.plumbingCalc, id);
  return (
    <PageBody size="wide">
      <RecordGate
        id={id}
        definition={collections.plumbingCalc}
        noun="calculation"
        read={read}
        header={<PageHeader title="Plumbing calculation" back={BACK} />}
        wayBack={<LinkButton to={paths.plumbingCalc}>Back to Plumbing</LinkButton>}
      >
        {(record) => <Details record={record} />}
      </RecordGate>
    </PageBody>
  );
}

function Details({ record }: { record: Stored<PlumbingCalc> }) {
  const session = useSession();
  const { company } = session;
  const isPhone = useIsPhone();
  const dateText = formatDate(record.updatedAt, company.timeZone);
  const mayEstimate = can(session, 'create', 'estimates') && can(session, 'read', 'customers');
  const toEstimate = paths.estimateNewFromPlumbing(record.id);
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
            <ShareLink kind="plumbing" subjectId={record.id} collection="plumbingCalc" view={paths.plumbingCalcView} />
            {mayEstimate && !isPhone && (
              <LinkButton to={toEstimate} variant="default" leftSection={<IconFileDescription size={18} aria-hidden />}>
                Add to estimate
              </LinkButton>
            )}
            {can(session, 'update', 'plumbingCalc') && (
              <LinkButton to={paths.plumbingCalcEdit(record.id)} leftSection={<IconPencil size={18} aria-hidden />}>
                Edit
              </LinkButton>
            )}
            {(can(session, 'create', 'plumbingCalc') || can(session, 'delete', 'plumbingCalc')) && (
              <CalculationMenu
                place={PLUMBING_PLACE}
                project={record}
                isOnPage
                estimateTo={mayEstimate && isPhone ? toEstimate : ''}
              />
            )}
          </ViewActions>
        }
      />
      <PlumbingView viewed={record} dateText={dateText} />
    </>
  );
}
