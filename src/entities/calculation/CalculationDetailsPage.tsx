import type { ComponentType, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { pageSizeOf, printedCompany } from '@/domain/paper/header';
import type { Paper, PaperCompany } from '@/domain/paper/schema';
import type { Stored } from '@/domain/record/schema';
import { RecordGate } from '@/entities/record/RecordGate';
import { formatDate } from '@/ui/format/dateTime';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { backTo, headingOf, type CalculationPlace, type CalculationRecord } from './calculationPlace';
import { StaffActions } from './StaffActions';

/** A report's contents: `V` is the part of the record its readers may see. */
export type ReportSource<V> = { viewed: V; company: PaperCompany; pageSize: Paper['pageSize']; dateText: string };

type CalculationDetailsPageProps<R extends CalculationRecord> = {
  place: CalculationPlace<R>;
  /** Print and PDF; `children` are additional staff actions. */
  Actions: ComponentType<{ source: ReportSource<Stored<R>>; children?: ReactNode }>;
  /** Renders the calculation itself; `dateText`: when it was last changed. */
  View: ComponentType<{ viewed: Stored<R>; dateText: string }>;
};

/** Shows a calculation to staff, to read, print, share and add to an estimate. */
export function CalculationDetailsPage<R extends CalculationRecord>(props: CalculationDetailsPageProps<R>) {
  const { place } = props;
  const { id = '' } = useParams();
  const read = useLiveRecord(place.definition, id);
  return (
    <PageBody size="wide">
      <RecordGate
        id={id}
        noun="calculation"
        read={read}
        header={<PageHeader title={headingOf(place)} back={backTo(place)} />}
        wayBack={<LinkButton to={place.list}>Back to {place.label}</LinkButton>}
      >
        {(record) => <Details {...props} record={record} />}
      </RecordGate>
    </PageBody>
  );
}

function Details<R extends CalculationRecord>({
  place,
  Actions,
  View,
  record,
}: CalculationDetailsPageProps<R> & { record: Stored<R> }) {
  const { company } = useSession();
  const dateText = formatDate(record.updatedAt, company.timeZone);
  return (
    <>
      <PageHeader
        title={record.title}
        subtitle={[record.number, record.customerName].filter(Boolean).join(', ')}
        back={backTo(place)}
        actions={
          <Actions
            source={{ viewed: record, company: printedCompany(company), pageSize: pageSizeOf(company), dateText }}
          >
            <StaffActions place={place} record={record} />
          </Actions>
        }
      />
      <View viewed={record} dateText={dateText} />
    </>
  );
}
