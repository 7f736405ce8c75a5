import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { findingsElsewhere } from '@/domain/inspection/report';
import type { ViewedInspection } from '@/domain/inspection/viewed';
import type { PublicDocument } from '@/domain/public-document/schema';
import { InspectionBadge } from '@/entities/inspection/InspectionBadge';
import { PublicDocumentPage } from '@/entities/public-document/PublicDocumentPage';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { DetailList } from '@/ui/layout/DetailList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import classes from '../components/report.module.css';
import { reportFacts } from '../components/reportFacts';
import { ReportFindings } from '../components/ReportFindings';
import { ReportSections } from '../components/ReportSections';
import { ReportSignatures } from '../components/ReportSignatures';
import { useInspectionPdf } from '../hooks/useInspectionPdf';

/** Shows an inspection's report to anyone with its link. Needs no sign-in; it's evaluated in the browser. */
export function Component() {
  const { id: token = '' } = useParams();
  return (
    <PublicDocumentPage token={token} part="inspection" name="inspection report">
      {(viewed, document) => <Report viewed={viewed} document={document} />}
    </PublicDocumentPage>
  );
}

function Report({ viewed, document }: { viewed: ViewedInspection; document: PublicDocument }) {
  const { company, timeZone } = document;
  const { isMaking, download } = useInspectionPdf();
  const { findings } = viewed;
  const elsewhere = findingsElsewhere(viewed);
  return (
    <PublicFrame title={viewed.title} company={company}>
      <div className={classes['head']}>
        <div>
          <h1 className={classes['title']}>{viewed.title}</h1>
          <p className={classes['second']}>{viewed.number}</p>
        </div>
        <InspectionBadge state={viewed.state} />
        <Button
          variant="default"
          className={classes['pdf'] ?? ''}
          loading={isMaking}
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
          onClick={() => void download(viewed, { company, timeZone, pageSize: 'letter' })}
        >
          PDF
        </Button>
      </div>
      <OneColumn>
        <Section title="Inspection">
          <DetailList items={reportFacts(viewed, timeZone)} />
        </Section>
        <ReportSections
          viewed={viewed}
          findingOf={({ key }) => (
            <ReportFindings findings={findings.filter(({ itemId }) => itemId === key)} timeZone={timeZone} />
          )}
        >
          {elsewhere.length > 0 && (
            <Section title="Also found">
              <ReportFindings findings={elsewhere} timeZone={timeZone} />
            </Section>
          )}
        </ReportSections>
        <ReportSignatures signatures={viewed.signatures} timeZone={timeZone} />
      </OneColumn>
    </PublicFrame>
  );
}
