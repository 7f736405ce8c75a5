import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { findingsOf } from '@/domain/finding/queries';
import { viewedFindings } from '@/domain/finding/viewed';
import { readUnits, type Inspection } from '@/domain/inspection/schema';
import { viewedPhotos } from '@/domain/photo/viewed';
import type { Stored } from '@/domain/record/schema';
import { FindingsSection } from '@/entities/finding/FindingsSection';
import { FindingsToVerify } from '@/entities/finding/FindingsToVerify';
import { InspectionBadge } from '@/entities/inspection/InspectionBadge';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { sayNotLoaded } from '@/ui/feedback/sayNotLoaded';
import { formatDateTime } from '@/ui/format/dateTime';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { DetailList } from '@/ui/layout/DetailList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { ItemFinding } from '../components/ItemFinding';
import { LateAnswers } from '../components/LateAnswers';
import classes from '../components/report.module.css';
import { ReportSections } from '../components/ReportSections';
import { ReportSignatures } from '../components/ReportSignatures';
import { UnitYears } from '../components/UnitYears';
import { ViewActions } from '../components/ViewActions';
import { useItemPhotos } from '../hooks/useItemPhotos';

const BACK = { to: paths.inspections, label: 'Inspections' };
const loadLightbox = () => import('@/entities/photo/PhotoLightbox');

/** Shows an inspection's report: failures first, then everything, and the same equipment across the years. */
export function Component() {
  const { id = '' } = useParams();
  const read = useLiveRecord(collections.inspections, id);
  return (
    <PageBody size="wide">
      <RecordGate
        id={id}
        noun="inspection"
        read={read}
        header={<PageHeader title="Inspection report" back={BACK} />}
        wayBack={<LinkButton to={paths.inspections}>Back to inspections</LinkButton>}
      >
        {(record) => <Report key={record.id} record={record} />}
      </RecordGate>
    </PageBody>
  );
}

function Report({ record }: { record: Stored<Inspection> }) {
  const { timeZone } = useSession().company;
  const { photos, counts, isLoading } = useItemPhotos(record.id);
  const { records: findings } = useLiveRecords(collections.findings, findingsOf('source.id', record.id), {
    isEnabled: useCan()('read', 'findings'),
  });
  const viewed = { ...record, photos: viewedPhotos(photos), findings: viewedFindings(findings) };
  const shows = {
    verification: { verifiedBy: 'inspection', verificationId: record.id },
    at: record.startedAt,
  } as const;
  const [openId, setOpenId] = useState('');
  const lightbox = useLazyPart(loadLightbox, openId, () => {
    setOpenId('');
    sayNotLoaded();
  });
  return (
    <>
      <PageHeader
        title={record.title}
        badge={<InspectionBadge state={record.state} />}
        subtitle={[record.number, record.customerName].filter(Boolean).join(' · ')}
        back={BACK}
        actions={<ViewActions record={record} viewed={viewed} isIncomplete={isLoading} />}
      />
      <LateAnswers record={record} />
      <div className={classes['columns']}>
        <OneColumn>
          <ReportSections
            viewed={viewed}
            counts={counts}
            onPhoto={setOpenId}
            findingOf={(slot) => <ItemFinding record={record} slot={slot} />}
          >
            <UnitYears record={record} />
          </ReportSections>
        </OneColumn>
        <OneColumn>
          <FactsSection record={record} />
          <FindingsSection subject="source.id" id={record.id} isHiddenWhenEmpty />
          <FindingsToVerify subject="source.id" id={record.previousId} {...shows} />
          {record.equipmentIds.map((id) => (
            <FindingsToVerify key={id} subject="equipmentId" id={id} exceptOfSource={record.previousId} {...shows} />
          ))}
          <ReportSignatures signatures={record.signatures} timeZone={timeZone} />
        </OneColumn>
      </div>
      {lightbox && openId !== '' && (
        <lightbox.PhotoLightbox photos={photos} openId={openId} onOpen={setOpenId} onClose={() => setOpenId('')} />
      )}
    </>
  );
}

function FactsSection({ record }: { record: Stored<Inspection> }) {
  const session = useSession();
  const can = useCan();
  const { timeZone } = session.company;
  const { customerId, customerName, jobId, previousId, templateVersion } = record;
  return (
    <Section title="Inspection">
      <DetailList
        columns={1}
        items={[
          {
            label: 'Customer',
            value: can('read', 'customers') ? (
              <RouterLink to={paths.customerDetails(customerId)}>{customerName}</RouterLink>
            ) : (
              customerName
            ),
          },
          { label: 'Property', value: record.propertyAddress },
          {
            label: 'Equipment',
            value: readUnits(record.units)
              .map(({ name }) => name)
              .join(', '),
            isHiddenWhenEmpty: true,
          },
          { label: 'Inspector', value: record.inspectorName },
          { label: 'Weather', value: record.weather, isHiddenWhenEmpty: true },
          { label: 'Started', value: formatDateTime(record.startedAt, timeZone) },
          {
            label: 'Completed',
            value: record.finishedAt !== '' && formatDateTime(record.finishedAt, timeZone),
            isHiddenWhenEmpty: true,
          },
          {
            label: 'Job',
            value: jobId !== '' && <RouterLink to={paths.jobDetails(jobId)}>Open the job</RouterLink>,
            isHiddenWhenEmpty: true,
          },
          {
            label: 'Re-inspection of',
            value: previousId !== '' && (
              <RouterLink to={paths.inspectionView(previousId)}>the inspection before</RouterLink>
            ),
            isHiddenWhenEmpty: true,
          },
          { label: 'Template version', value: templateVersion > 0 && String(templateVersion), isHiddenWhenEmpty: true },
        ]}
      />
    </Section>
  );
}
