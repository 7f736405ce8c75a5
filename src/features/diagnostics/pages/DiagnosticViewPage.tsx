import { PROCEDURE_TITLES } from '@/domain/diagnostics/procedures/kinds';
import { Button } from '@mantine/core';
import { IconPencil, IconPrinter, IconRepeat, IconTrash } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { PROCEDURES } from '@/domain/diagnostics/procedures/procedures';
import { assessed, readReadings } from '@/domain/diagnostics/record/readings';
import type { Diagnostic } from '@/domain/diagnostics/record/schema';
import type { Stored } from '@/domain/record/schema';
import { RecordGate } from '@/entities/record/RecordGate';
import { useDelete } from '@/entities/record/useDelete';
import { paths } from '@/lib/paths';
import { formatDateTime } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { CircuitChart } from '../components/CircuitChart';
import classes from '../components/diagnostics.module.css';
import { DriftSection } from '../components/DriftSection';
import { ReadingsList } from '../components/ReadingsList';
import { ResultSections } from '../components/ResultSections';
import { VerdictBadge } from '@/entities/diagnostic/VerdictBadge';

const BACK = { to: paths.diagnostics, label: 'Diagnostics' };

/** A set of readings to be read: what was measured, what it comes to, and how the unit has moved since its baseline. */
export function Component() {
  const { id = '' } = useParams();
  const read = useLiveRecord(collections.diagnostics, id);
  return (
    <PageBody size="wide">
      <RecordGate
        id={id}
        definition={collections.diagnostics}
        noun="set of readings"
        read={read}
        header={<PageHeader title="Readings" back={BACK} />}
        wayBack={<LinkButton to={paths.diagnostics}>Back to diagnostics</LinkButton>}
      >
        {(record) => <Details record={record} />}
      </RecordGate>
    </PageBody>
  );
}

function Details({ record }: { record: Stored<Diagnostic> }) {
  const session = useSession();
  const { timeZone } = session.company;
  const procedure = PROCEDURES[record.kind];
  const readings = readReadings(record.readings);
  const result = assessed(record);
  const customer =
    record.customerId !== '' && can(session, 'read', 'customers') ? (
      <RouterLink to={paths.customerDetails(record.customerId)}>{record.customerName}</RouterLink>
    ) : (
      record.customerName
    );
  return (
    <>
      <PageHeader
        title={PROCEDURE_TITLES[record.kind]}
        badge={<VerdictBadge verdict={result.verdict} />}
        subtitle={[record.number, record.unitName].filter(Boolean).join(' · ')}
        back={BACK}
        actions={<ViewActions record={record} />}
      />
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <ResultSections result={result} />
          <DriftSection
            equipmentId={record.equipmentId}
            kind={record.kind}
            exceptId={record.id}
            measuredAt={record.measuredAt}
            judged={result.judged}
          />
        </div>
        <div className={classes['column']}>
          {record.kind === 'refrigerant-cooling' && <CircuitChart readings={readings} result={result} />}
          <Section title="Unit">
            <DetailList
              items={[
                { label: 'Unit', value: record.unitName },
                { label: 'Customer', value: customer },
                { label: 'Measured', value: formatDateTime(record.measuredAt, timeZone) },
                { label: 'Measured by', value: record.technicianName },
                {
                  label: 'Job',
                  value: record.jobId !== '' && (
                    <RouterLink to={paths.jobDetails(record.jobId)}>Open the job</RouterLink>
                  ),
                  isHiddenWhenEmpty: true,
                },
                {
                  label: 'Baseline',
                  value: record.isBaseline && 'Yes, later sets are compared with this one',
                  isHiddenWhenEmpty: true,
                },
                { label: 'Notes', value: record.notes, isHiddenWhenEmpty: true },
              ]}
            />
          </Section>
          <ReadingsList procedure={procedure} readings={readings} />
        </div>
      </div>
    </>
  );
}

function ViewActions({ record }: { record: Stored<Diagnostic> }) {
  const session = useSession();
  const navigate = useNavigate();
  const remove = useDelete(collections.diagnostics);
  const { kind, customerId, propertyId, jobId, equipmentId } = record;
  const again = paths.diagnosticNewFor({
    kind,
    customer: customerId,
    property: propertyId,
    job: jobId,
    equipment: equipmentId,
  });
  const removeHere = async (): Promise<void> => {
    const words = { name: record.number, message: 'The readings are gone for good. Nothing else changes.' };
    if (await remove(record.id, words)) await navigate(paths.diagnostics, { replace: true });
  };
  return (
    <>
      {can(session, 'delete', 'diagnostics') && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => void removeHere()}
        >
          Delete
        </Button>
      )}
      <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
      {can(session, 'create', 'diagnostics') && (
        <LinkButton variant="default" to={again} leftSection={<IconRepeat size={18} aria-hidden />}>
          Measure again
        </LinkButton>
      )}
      {can(session, 'update', 'diagnostics') && (
        <LinkButton to={paths.diagnosticEdit(record.id)} leftSection={<IconPencil size={18} aria-hidden />}>
          Edit
        </LinkButton>
      )}
    </>
  );
}
