import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { PROCEDURE_TITLES } from '@/domain/diagnostics/procedures/kinds';
import { PROCEDURES } from '@/domain/diagnostics/procedures/procedures';
import { assessed } from '@/domain/diagnostics/record/readings';
import { readReadings } from '@/domain/diagnostics/record/storedReadings';
import type { ViewedDiagnostic } from '@/domain/diagnostics/record/viewed';
import { readingsReport } from '@/domain/diagnostics/report/readingsReport';
import type { PublicDocument } from '@/domain/public-document/schema';
import { VerdictBadge } from '@/entities/diagnostic/VerdictBadge';
import { useMakePdf } from '@/entities/paper/useMakePdf';
import { Picture } from '@/entities/photo/Picture';
import { PublicDocumentPage } from '@/entities/public-document/PublicDocumentPage';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { formatDateTime } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { CircuitChart } from '../components/CircuitChart';
import classes from '../components/diagnostics.module.css';
import { ReadingsList } from '../components/ReadingsList';
import { ResultSections } from '../components/ResultSections';

/** Shows a set of readings to anyone with its link. Needs no sign-in; it's evaluated in the browser. */
export function Component() {
  const { id: token = '' } = useParams();
  return (
    <PublicDocumentPage token={token} part="readings" name="set of readings">
      {(viewed, document) => <Report viewed={viewed} document={document} />}
    </PublicDocumentPage>
  );
}

function Report({ viewed, document }: { viewed: ViewedDiagnostic; document: PublicDocument }) {
  const { company, timeZone } = document;
  const { kind, number, photos } = viewed;
  const { isMaking, make } = useMakePdf();
  const title = PROCEDURE_TITLES[kind];
  const readings = readReadings(viewed.readings);
  const result = assessed(viewed);
  const measuredText = formatDateTime(viewed.measuredAt, timeZone);
  const download = (): Promise<void> =>
    make(async ({ renderFieldReport }) => ({
      named: { title, number: `${number} ${title}`, company },
      file: await renderFieldReport({
        report: readingsReport({ record: viewed, findings: [], photos, measuredText }),
        company,
        pageSize: 'letter',
      }),
    }));
  return (
    <PublicFrame title={title} company={company}>
      <div className={classes['head']}>
        <div>
          <h1 className={classes['title']}>{title}</h1>
          <p className={classes['sign']}>{number}</p>
        </div>
        <VerdictBadge verdict={result.verdict} />
        <Button
          variant="default"
          className={classes['pdf'] ?? ''}
          loading={isMaking}
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
          onClick={() => void download()}
        >
          PDF
        </Button>
      </div>
      <OneColumn>
        <Section title="Unit">
          <DetailList
            items={[
              { label: 'Unit', value: viewed.unitName },
              { label: 'Customer', value: viewed.customerName, isHiddenWhenEmpty: true },
              { label: 'Measured', value: measuredText },
              { label: 'Measured by', value: viewed.technicianName, isHiddenWhenEmpty: true },
              { label: 'Notes', value: viewed.notes, isHiddenWhenEmpty: true },
            ]}
          />
        </Section>
        <ResultSections result={result} />
        {kind === 'refrigerant-cooling' && <CircuitChart readings={readings} result={result} />}
        <ReadingsList procedure={PROCEDURES[kind]} readings={readings} />
        {photos.length > 0 && (
          <Section title="Photos">
            <ul className={classes['photos']}>
              {photos.map(({ id, url, caption }, index) => (
                <li key={id}>
                  <a
                    className={classes['photo']}
                    href={url}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`Open ${caption || `photo ${index + 1}`}`}
                  >
                    <Picture url={url} alt="" isLazy />
                  </a>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </OneColumn>
    </PublicFrame>
  );
}
