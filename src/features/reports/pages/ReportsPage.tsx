import { Group, SimpleGrid, Stack } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { REPORT_IDS, REPORT_INFO, type ReportId } from '@/domain/report/ids';
import type { Chart, Figure, ReportInput } from '@/domain/report/model';
import { rangeNames, timeText } from '@/domain/report/range';
import { REPORTS, type Source } from '@/domain/report/reports';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PaymentsPicture } from '@/ui/feedback/pictures/PaymentsPicture';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { TileRow } from '@/ui/layout/TileRow';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { FigureTile } from '../components/FigureTile';
import { ReportBar } from '../components/ReportBar';
import { isDrawn, ReportChart } from '../components/ReportChart';
import { ViewList } from '../components/ViewList';
import { useReportInput } from '../hooks/useReportInput';
import { useReportParams, type ReportParams } from '../hooks/useReportParams';
import { companiesReportLink, recordsLink, reportLink } from '../reportLinks';

const SOURCES: readonly Source[] = ['reportMonths', 'ledgerMonths', 'leadMonths', 'agreementMonths', 'summaries'];

/** Charts and headline figures the overview shows from each report. */
const SHOWN: readonly { id: ReportId; charts: readonly string[]; figures: readonly string[] }[] = [
  { id: 'sales', charts: ['trend'], figures: ['sales'] },
  { id: 'cash', charts: ['trend', 'aging'], figures: ['cash', 'overdue'] },
  { id: 'jobs', charts: ['months'], figures: ['margin-share'] },
  { id: 'estimates', charts: ['outcome'], figures: ['rate'] },
  { id: 'leads', charts: ['sources'], figures: [] },
  { id: 'technicians', charts: ['on-time'], figures: ['on-time'] },
  { id: 'agreements', charts: ['members'], figures: [] },
  { id: 'contracts', charts: ['earned'], figures: [] },
];

/** Gives an overview of the business: key figures, a chart from each report, and links to all of them. */
export function Component() {
  const { user } = useSession();
  const params = useReportParams();
  const data = useReportInput({ ...params, filter: null }, SOURCES);
  return (
    <PageBody size="wide">
      <PageHeader
        title="Reports"
        subtitle={timeText(params)}
        actions={
          <Group gap="xs">
            {user.hasOtherCompanies && (
              <LinkButton to={companiesReportLink(params.question)} variant="default">
                All your companies
              </LinkButton>
            )}
            <LinkButton to={paths.reportSettings} variant="default">
              Goal, costs and e-mails
            </LinkButton>
          </Group>
        }
      />
      <ReportBar params={params} />
      {data.error ? (
        <ErrorState error={data.error} onRetry={data.refetch} />
      ) : data.isLoading ? (
        <LoadingRows rows={8} label="Loading the reports" />
      ) : (
        <Overview data={data} params={params} />
      )}
    </PageBody>
  );
}

type Shown = { id: ReportId; figures: Figure[]; charts: Chart[] };

function shownOf(input: ReportInput, mayRead: (sources: readonly Source[]) => boolean): Shown[] {
  return SHOWN.filter(({ id }) => mayRead(REPORTS[id].reads)).map(({ id, charts, figures }) => {
    const report = REPORTS[id].build(input);
    return {
      id,
      figures: report.figures.filter((figure) => figures.includes(figure.id)),
      charts: report.charts.filter((chart) => charts.includes(chart.id) && isDrawn(chart)),
    };
  });
}

function Overview({
  data: { input, mayRead },
  params,
}: {
  data: ReturnType<typeof useReportInput>;
  params: ReportParams;
}) {
  const { settings } = useBillingSettings();
  const { currency } = settings;
  const shown = shownOf(input, mayRead);
  const names = rangeNames(input);
  const linkTo = (id: ReportId): string => reportLink(id, params.question);
  const charts = shown.flatMap(({ id, charts: drawn }) => drawn.map((chart) => ({ id, chart })));
  return (
    <Stack gap="md">
      {charts.length === 0 ? (
        <EmptyState
          picture={<PaymentsPicture />}
          title="Nothing to report in this time"
          text="As soon as estimates are sent, jobs are finished and invoices are issued, this page shows how they come to."
          action={<LinkButton to={paths.invoices}>Invoices</LinkButton>}
        />
      ) : (
        <>
          <TileRow label="The business at a glance">
            {shown
              .flatMap(({ figures }) => figures)
              .map((figure) => (
                <FigureTile
                  key={figure.id}
                  figure={figure}
                  currency={currency}
                  comparedWith={names[1]}
                  to={recordsLink(figure.records, input.range, figure.label)}
                />
              ))}
          </TileRow>
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
            {charts.map(({ id, chart }) => (
              <Section
                key={`${id} ${chart.id}`}
                title={chart.title}
                actions={<RouterLink to={linkTo(id)}>{REPORT_INFO[id].title}</RouterLink>}
              >
                <ReportChart chart={chart} currency={currency} names={names} />
              </Section>
            ))}
          </SimpleGrid>
        </>
      )}
      <ViewList />
      <Section title="All reports">
        <LinedList label="All reports">
          {REPORT_IDS.filter((id) => mayRead(REPORTS[id].reads)).map((id) => (
            <LinedRow
              key={id}
              title={<RouterLink to={linkTo(id)}>{REPORT_INFO[id].title}</RouterLink>}
              details={REPORT_INFO[id].question}
            />
          ))}
        </LinedList>
      </Section>
    </Stack>
  );
}
