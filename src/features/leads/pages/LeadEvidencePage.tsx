import { Button, Table } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useOptionalRecord, useRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { isPaidTwice } from '@/domain/lead/duplicates';
import { evidenceHeadline, evidenceReport, evidenceRows, type Evidenced } from '@/domain/lead/evidence';
import type { Lead } from '@/domain/lead/schema';
import { sourceOfLead } from '@/domain/lead/source';
import { pageSizeOf, printedCompany } from '@/domain/paper/header';
import type { Stored } from '@/domain/record/schema';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useMakePdf } from '@/entities/paper/useMakePdf';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDateTime } from '@/ui/format/dateTime';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import classes from '../components/leads.module.css';

/** Compares two leads from the same person, with what each cost, on screen and as a PDF for the seller. */
export function Component() {
  const { id = '' } = useParams();
  const { data: lead = null, isLoading, error, refetch } = useRecord(collections.leads, id);
  const back = { to: paths.leadDetails(id), label: lead?.name ?? 'Lead' };
  return (
    <PageBody size="normal">
      <RecordGate
        id={id}
        noun="lead"
        read={{ record: lead, isLoading, error, refetch }}
        header={<PageHeader title="Paid twice" back={back} />}
        wayBack={<LinkButton to={paths.leads}>Back to leads</LinkButton>}
      >
        {(later) => <Evidence later={later} />}
      </RecordGate>
    </PageBody>
  );
}

function Evidence({ later }: { later: Stored<Lead> }) {
  const earlier = useOptionalRecord(collections.leads, later.duplicateOfId);
  const laterReceipt = useOptionalRecord(collections.leadReceipts, later.id);
  const earlierReceipt = useOptionalRecord(collections.leadReceipts, later.duplicateOfId);
  const { settings } = useWorkSettings();
  const back = { to: paths.leadDetails(later.id), label: later.name };
  if (earlier.isLoading || laterReceipt.isLoading || earlierReceipt.isLoading)
    return (
      <>
        <PageHeader title="Paid twice" back={back} />
        <LoadingRows rows={6} />
      </>
    );
  if (!earlier.data)
    return (
      <>
        <PageHeader title="Paid twice" back={back} />
        <EmptyState
          title="There is no earlier lead"
          text="This lead repeats none that is still here."
          action={<LinkButton to={back.to}>Back to the lead</LinkButton>}
        />
      </>
    );
  const evidenced = (lead: Lead, receipt: Evidenced['receipt']): Evidenced => ({
    lead,
    receipt,
    sourceName: sourceOfLead(settings, lead),
  });
  return (
    <Sheet
      back={back}
      earlier={evidenced(earlier.data, earlierReceipt.data ?? null)}
      later={evidenced(later, laterReceipt.data ?? null)}
    />
  );
}

type SheetProps = { back: { to: string; label: string }; earlier: Evidenced; later: Evidenced };

function Sheet({ back, earlier, later }: SheetProps) {
  const { company } = useSession();
  const { isMaking, make } = useMakePdf();
  const options = { timeText: (iso: string) => formatDateTime(iso, company.timeZone) };
  const download = (): Promise<void> =>
    make(async ({ renderFieldReport }) => {
      const printed = {
        report: evidenceReport(earlier, later, options),
        company: printedCompany(company),
        pageSize: pageSizeOf(company),
      };
      const { title } = printed.report;
      return {
        named: { title, number: `${title} ${later.lead.name}`, company: printed.company },
        file: await renderFieldReport(printed),
      };
    });
  return (
    <>
      <PageHeader
        title={isPaidTwice(earlier.lead, later.lead) ? 'Paid twice' : 'The same lead twice'}
        subtitle={later.lead.name}
        back={back}
        actions={
          <Button
            loading={isMaking}
            leftSection={<IconFileTypePdf size={18} aria-hidden />}
            onClick={() => void download()}
          >
            PDF for the seller
          </Button>
        }
      />
      <InlineNotice tone="warning">{evidenceHeadline(earlier, later)}</InlineNotice>
      <Section title="Both receipts" isFlush>
        <Table className={classes['evidence'] ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th />
              <Table.Th>Earlier</Table.Th>
              <Table.Th>Later</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {evidenceRows(earlier, later, options).map((row) => (
              <Table.Tr key={row.label}>
                <Table.Th scope="row">{row.label}</Table.Th>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{row.earlier || '–'}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  {row.later || '–'}
                  {row.isSame && <span className={classes['second']}> · same</span>}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Section>
      {(earlier.receipt || later.receipt) && (
        <div className={classes['receipts']}>
          <Original title="The earlier lead as it arrived" text={earlier.receipt?.original ?? ''} />
          <Original title="The later lead as it arrived" text={later.receipt?.original ?? ''} />
        </div>
      )}
    </>
  );
}

function Original({ title, text }: { title: string; text: string }) {
  return (
    <Section title={title}>
      {text === '' ? (
        <p className={classes['text']}>It was entered by hand.</p>
      ) : (
        <pre className={classes['original']} tabIndex={0}>
          {text}
        </pre>
      )}
    </Section>
  );
}
