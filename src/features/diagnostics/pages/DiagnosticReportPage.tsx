import { PROCEDURE_TITLES } from '@/domain/diagnostics/procedures/kinds';
import { Button, Menu } from '@mantine/core';
import { IconCylinder, IconDots, IconFileTypePdf, IconPencil, IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { PROCEDURES } from '@/domain/diagnostics/procedures/procedures';
import { assessed } from '@/domain/diagnostics/record/readings';
import { readReadings } from '@/domain/diagnostics/record/storedReadings';
import type { JudgedWithOverride } from '@/domain/diagnostics/record/overrides';
import type { Diagnostic } from '@/domain/diagnostics/record/schema';
import type { Stored } from '@/domain/record/schema';
import { FindingsSection } from '@/entities/finding/FindingsSection';
import { FindingsToVerify } from '@/entities/finding/FindingsToVerify';
import { RaiseFinding } from '@/entities/finding/RaiseFinding';
import { ShareLink } from '@/entities/public-document/ShareLink';
import { RecordGate } from '@/entities/record/RecordGate';
import { SubjectPhotos } from '@/entities/photo/SubjectPhotos';
import { useDelete } from '@/entities/record/useDelete';
import { paths } from '@/lib/paths';
import { formatDateTime } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { CircuitChart } from '../components/CircuitChart';
import { DriftSection } from '../components/DriftSection';
import { useReadingsPdf } from '../hooks/useReadingsPdf';
import { findingStart } from '../findingStart';
import { ReadingsList } from '../components/ReadingsList';
import { ResultSections } from '../components/ResultSections';
import { VerdictBadge } from '@/entities/diagnostic/VerdictBadge';
import { Columns } from '@/ui/layout/Columns';

const BACK = { to: paths.diagnostics, label: 'Diagnostics' };

/** Shows a read-only set of readings: the measurements, the results, and the unit's drift since its baseline. */
export function Component() {
  const { id = '' } = useParams();
  const read = useLiveRecord(collections.diagnostics, id);
  return (
    <PageBody size="wide">
      <RecordGate
        id={id}
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
  const can = useCan();
  const { timeZone } = session.company;
  const procedure = PROCEDURES[record.kind];
  const readings = readReadings(record.readings);
  const result = assessed(record);
  const [raised, setRaised] = useState<JudgedWithOverride | null>(null);
  const mayRaise = can('create', 'findings') && record.customerId !== '';
  const customer =
    record.customerId !== '' && can('read', 'customers') ? (
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
      <Columns widths={[5, 6]}>
        <OneColumn>
          <ResultSections result={result} onRaise={mayRaise ? setRaised : undefined} />
          <FindingsSection
            subject="source.id"
            id={record.id}
            start={mayRaise ? findingStart(record, null) : undefined}
            isHiddenWhenEmpty={!mayRaise}
          />
          {raised && <RaiseFinding start={findingStart(record, raised)} onClose={() => setRaised(null)} />}
          <FindingsToVerify
            subject="equipmentId"
            id={record.equipmentId}
            verification={{ verifiedBy: 'diagnostic', verificationId: record.id }}
            at={record.measuredAt}
          />
          <DriftSection
            equipmentId={record.equipmentId}
            kind={record.kind}
            exceptId={record.id}
            measuredAt={record.measuredAt}
            judged={result.judged}
          />
        </OneColumn>
        <OneColumn>
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
          <Section title="Photos">
            <SubjectPhotos
              target={{
                subjectKind: 'diagnostic',
                subjectId: record.id,
                itemId: '',
                jobId: record.jobId,
                customerId: record.customerId,
                label: record.number,
                stage: 'during',
              }}
              isReadOnly={record.customerId === ''}
            />
          </Section>
        </OneColumn>
      </Columns>
    </>
  );
}

function ViewActions({ record }: { record: Stored<Diagnostic> }) {
  const can = useCan();
  const navigate = useNavigate();
  const remove = useDelete(collections.diagnostics);
  const { isMaking, download } = useReadingsPdf();
  const { kind, customerId, propertyId, jobId, equipmentId } = record;
  const isRefrigerant = kind === 'refrigerant-cooling' || kind === 'vacuum';
  const mayMove = isRefrigerant && can('create', 'refrigerantMoves');
  const refrigerantTo = paths.refrigerantNewFor({
    customer: customerId,
    property: propertyId,
    job: jobId,
    equipment: equipmentId,
    diagnostic: record.id,
  });
  const again = paths.diagnosticNewFor({
    kind,
    customer: customerId,
    property: propertyId,
    job: jobId,
    equipment: equipmentId,
  });
  const removeHere = async (): Promise<void> => {
    const words = { name: record.number, message: 'The readings are permanently deleted. Nothing else changes.' };
    if (await remove(record.id, words)) await navigate(paths.diagnostics, { replace: true });
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" aria-label="More" px={10}>
            <IconDots size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {mayMove && (
            <Menu.Item component={Link} to={refrigerantTo} leftSection={<IconCylinder size={18} aria-hidden />}>
              Log refrigerant
            </Menu.Item>
          )}
          <Menu.Item onClick={() => window.print()}>Print</Menu.Item>
          {can('delete', 'diagnostics') && (
            <Menu.Item color="var(--fw-danger-fg)" onClick={() => void removeHere()}>
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ShareLink kind="readings" subjectId={record.id} collection="diagnostics" view={paths.diagnosticView} />
      <Button
        variant="default"
        loading={isMaking}
        leftSection={<IconFileTypePdf size={18} aria-hidden />}
        onClick={() => void download(record)}
      >
        PDF
      </Button>
      {can('create', 'diagnostics') && (
        <LinkButton variant="default" to={again} leftSection={<IconRepeat size={18} aria-hidden />}>
          Measure again
        </LinkButton>
      )}
      {can('update', 'diagnostics') && (
        <LinkButton to={paths.diagnosticEdit(record.id)} leftSection={<IconPencil size={18} aria-hidden />}>
          Edit
        </LinkButton>
      )}
    </>
  );
}
