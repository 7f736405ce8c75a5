import { Button, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { byCurrency, companiesReport, type CurrencyGroup } from '@/domain/report/companies/build';
import type { LeftOut } from '@/domain/report/companies/api';
import { spanOf } from '@/domain/report/companies/span';
import { rangeNames, timeText } from '@/domain/report/range';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { TileRow } from '@/ui/layout/TileRow';
import { LinkButton } from '@/ui/links/LinkButton';
import { FigureTile } from '../components/FigureTile';
import { OpenInCompany } from '../components/OpenInCompany';
import { ReportBar } from '../components/ReportBar';
import { ReportCharts } from '../components/ReportCharts';
import { ReportTableView } from '../components/ReportTableView';
import { useCompaniesReport } from '../hooks/useCompaniesReport';
import { useReportParams, type ReportParams } from '../hooks/useReportParams';
import { reportLink, timeIn } from '../reportLinks';

/** Compares and totals the companies someone runs: charts first, tables below. */
export function Component() {
  const params = useReportParams();
  const { data, isPending, error, refetch } = useCompaniesReport(params);
  const first = data?.companies[0];
  const groups = byCurrency(data?.companies ?? []);
  return (
    <PageBody size="wide">
      <PageHeader
        title="Your companies"
        subtitle={timeText(first ?? params)}
        back={{ to: reportLink(null, params.question), label: 'Reports' }}
        actions={
          <Button
            variant="default"
            className="no-print"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        }
      />
      <ReportBar params={params} />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <LoadingRows rows={8} label="Loading the report" />
      ) : (
        <Stack gap="md">
          <LeftOutNotice leftOut={data.leftOut} />
          <ShortenedNotice params={params} companies={data.companies} />
          {data.companies.length < 2 ? (
            <EmptyState
              title={data.companies.length === 0 ? 'No company to show' : 'You run one company'}
              text="Companies are compared here if you are an admin or manager in more than one."
              action={<LinkButton to={paths.reports}>Reports of this company</LinkButton>}
            />
          ) : (
            groups.map((group) => (
              <Group
                key={group.currency}
                group={group}
                isOnly={groups.length === 1}
                question={timeIn(params.question)}
              />
            ))
          )}
        </Stack>
      )}
    </PageBody>
  );
}

const WHY: Record<LeftOut['why'], string> = {
  role: 'you are not admin or manager there',
  plan: 'its plan has no invoices',
};

function LeftOutNotice({ leftOut }: { leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null;
  return (
    <InlineNotice tone="info" title="Not shown here">
      {leftOut.map(({ name, why }) => `${name}: ${WHY[why]}`).join('; ')}.
    </InlineNotice>
  );
}

type Shown = CurrencyGroup['companies'];

/** Notes that fewer months are shown than requested, because there are so many companies. */
function ShortenedNotice({ params, companies }: { params: ReportParams; companies: Shown }) {
  const { name, range: asked, comparison } = params;
  const isShorter = companies.some((company) => {
    const whole = spanOf({ range: name, ...asked, comparison }, { today: company.today, count: 1 });
    return company.range.from > whole.range.from || company.comparison !== whole.comparison;
  });
  if (!isShorter) return null;
  return (
    <InlineNotice tone="info" title="Fewer months than you chose">
      {`With ${companies.length} companies beside each other, the last months of the time are shown. Each company’s own reports have all of it.`}
    </InlineNotice>
  );
}

type GroupProps = { group: CurrencyGroup; isOnly: boolean; question: string };

/** Shows the companies with one currency: amounts in another can't be added to it. */
function Group({ group, isOnly, question }: GroupProps) {
  const { companies, currency } = group;
  const [first] = companies;
  if (!first) return null;
  const { figures, charts, tables, notes, pathOf } = companiesReport(group);
  const names = rangeNames(first);
  const { from, to } = first.range;
  return (
    <>
      <TileRow label={isOnly ? 'Combined' : `All in ${currency} together`}>
        {figures.map((figure) => (
          <FigureTile key={figure.id} figure={figure} currency={currency} comparedWith={names[1]} to="" />
        ))}
      </TileRow>
      <ReportCharts charts={charts} currency={currency} names={names} />
      {tables.map((table) => (
        <ReportTableView
          key={table.id}
          table={table}
          range={first.range}
          currency={currency}
          fileName={`companies-${from}-${to}${isOnly ? '' : `-${currency.toLowerCase()}`}`}
          opening={({ row, column, text }) => {
            const company = companies.find(({ companyId }) => companyId === row);
            const path = pathOf(table.id, row, column, question);
            return company && path !== '' ? <OpenInCompany company={company} to={path} text={text} /> : null;
          }}
        />
      ))}
      {notes.map((note) => (
        <Text key={note} size="sm" c="dimmed">
          {note}
        </Text>
      ))}
    </>
  );
}
