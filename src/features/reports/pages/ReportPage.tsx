import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { businessUnitName } from '@/domain/business-unit/units';
import { REPORT_INFO, toReportId, type ReportId } from '@/domain/report/ids';
import { rangeNames, timeText } from '@/domain/report/range';
import { REPORTS } from '@/domain/report/reports';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { TileRow } from '@/ui/layout/TileRow';
import { LinkButton } from '@/ui/links/LinkButton';
import { FigureTile } from '../components/FigureTile';
import { FilterField } from '../components/FilterField';
import { ReportBar } from '../components/ReportBar';
import { ReportCharts } from '../components/ReportCharts';
import { SaveView } from '../components/SaveView';
import { ReportTableView } from '../components/ReportTableView';
import { UnitField } from '../components/UnitField';
import { useReportInput } from '../hooks/useReportInput';
import { useReportParams } from '../hooks/useReportParams';
import { recordsLink, reportLink } from '../reportLinks';

/** Shows one report: figures and charts first, tables below. */
export function Component() {
  const { report } = useParams();
  const id = toReportId(report);
  return (
    <PageBody size="wide">
      {id ? (
        <OneReport key={id} id={id} />
      ) : (
        <>
          <PageHeader title="Report" back={{ to: paths.reports, label: 'Reports' }} />
          <EmptyState
            title="There is no such report"
            text="It may have been renamed."
            action={<LinkButton to={paths.reports}>All reports</LinkButton>}
          />
        </>
      )}
    </PageBody>
  );
}

function OneReport({ id }: { id: ReportId }) {
  const { title, question } = REPORT_INFO[id];
  const { reads, filters, isByUnit, isOfToday } = REPORTS[id];
  const params = useReportParams();
  const data = useReportInput(params, reads);
  const unitName = isByUnit && params.unit !== '' ? businessUnitName(data.input.units, params.unit) : '';
  return (
    <>
      <PageHeader
        title={title}
        subtitle={isOfToday ? 'As of today' : [unitName, timeText(params)].filter(Boolean).join(', ')}
        back={{ to: reportLink(null, params.question), label: 'Reports' }}
        actions={
          <Group gap="xs">
            <SaveView report={id} question={params.question} />
            <Button
              variant="default"
              className="no-print"
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              Print
            </Button>
          </Group>
        }
      />
      {!isOfToday && (
        <Group gap="sm">
          <ReportBar params={params} />
          {isByUnit && <UnitField units={data.input.units} params={params} />}
          <FilterField input={data.input} dimensions={filters} params={params} />
        </Group>
      )}
      {!data.mayRead(reads) ? (
        <NotAllowed
          ask="reports"
          title="You cannot see this report"
          needs="It is made from an area that is not switched on for you."
        />
      ) : data.error ? (
        <ErrorState error={data.error} onRetry={data.refetch} />
      ) : data.isLoading ? (
        <LoadingRows rows={8} label="Loading the report" />
      ) : (
        <Contents id={id} question={question} data={data} />
      )}
    </>
  );
}

function Contents({
  id,
  question,
  data: { input },
}: {
  id: ReportId;
  question: string;
  data: ReturnType<typeof useReportInput>;
}) {
  const { settings } = useBillingSettings();
  const { currency } = settings;
  const { build, isOfToday } = REPORTS[id];
  const { figures, charts, tables, notes } = build(input);
  const names: readonly [string, string] = isOfToday ? ['As of today', ''] : rangeNames(input);
  return (
    <Stack gap="md">
      <TileRow label={question}>
        {figures.map((figure) => (
          <FigureTile
            key={figure.id}
            figure={figure}
            currency={currency}
            comparedWith={names[1]}
            to={recordsLink(figure.records, input.range, figure.label)}
          />
        ))}
      </TileRow>
      <ReportCharts charts={charts} currency={currency} names={names} />
      {tables.map((table) => (
        <ReportTableView
          key={table.id}
          table={table}
          range={input.range}
          currency={currency}
          fileName={isOfToday ? `${id}-${input.today}` : `${id}-${input.range.from}-${input.range.to}`}
        />
      ))}
      {notes.map((note) => (
        <Text key={note} size="sm" c="dimmed">
          {note}
        </Text>
      ))}
    </Stack>
  );
}
