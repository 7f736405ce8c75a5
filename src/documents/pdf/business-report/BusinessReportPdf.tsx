import { View } from '@react-pdf/renderer';
import type { ReportTable as TextTable } from '@/domain/calculation/reportTable';
import type { Paper, PaperCompany } from '@/domain/paper/schema';
import { changeOf, valueText } from '@/domain/report/format';
import type { Chart, Figure, Report, ReportTable } from '@/domain/report/model';
import { PdfText } from '../PdfText';
import { ReportDocument } from '../report/ReportDocument';
import { ReportFacts, ReportNotes } from '../report/ReportFacts';
import { ReportHead } from '../report/ReportHead';
import { ReportHeading } from '../report/ReportHeading';
import { ReportPage } from '../report/ReportPage';
import { reportStyles } from '../report/reportStyles';
import { ReportTableView } from '../report/ReportTableView';
import { CONTENT_PT } from '../sectionLayout';
import { brandOf, styles } from '../styles';
import { ReportChart } from './ReportChart';

/** A business report in the form that is e-mailed. */
export type PrintedBusinessReport = {
  title: string;
  /** `October 2026, compared with September 2026`. */
  timeText: string;
  report: Report;
  company: PaperCompany;
  pageSize: Paper['pageSize'];
};

/** The most table rows printed; the rest are in its CSV file. */
const ROWS_LIMIT = 60;

/** Renders a report's figures, charts and tables, as on its page. */
export function BusinessReportPdf({ printed }: { printed: PrintedBusinessReport }) {
  const { title, timeText, report, company, pageSize } = printed;
  const brand = brandOf(company);
  const tables = report.tables.filter(({ rows }) => rows.length > 0);
  return (
    <ReportDocument title={`${title}: ${timeText}`} author={company.name}>
      <ReportPage company={company} brand={brand} pageSize={pageSize} name={title}>
        <ReportHead company={company} brand={brand} pictures={new Map()} kind="Report" number="" />
        <PdfText style={reportStyles.project} roomPt={CONTENT_PT}>
          {title}
        </PdfText>
        <PdfText style={styles.faint}>{timeText}</PdfText>
        <ReportFacts facts={report.figures.map(factOf)} />
        {report.charts.filter(hasSomething).map((chart) => (
          <ReportChart key={chart.id} chart={chart} brand={brand} />
        ))}
        {tables.map((table) => (
          <View key={table.id}>
            <ReportHeading text={table.title} brand={brand} />
            <ReportTableView table={textTable(table)} brand={brand} hasSum={table.total !== null} />
            {table.rows.length > ROWS_LIMIT && (
              <PdfText style={styles.faint}>
                {`${table.rows.length - ROWS_LIMIT} more rows are in the table’s CSV file.`}
              </PdfText>
            )}
          </View>
        ))}
        <ReportNotes notes={report.notes.map((text) => ({ text, hint: '' }))} />
      </ReportPage>
    </ReportDocument>
  );
}

function factOf({ label, value, earlier, unit }: Figure): { label: string; value: string } {
  const change = changeOf(value, earlier, unit);
  const before = earlier && earlier.value !== null ? ` (before: ${valueText(earlier.value, unit)})` : '';
  return { label, value: `${valueText(value, unit)}${change ? `  ${change.text}` : ''}${before}` };
}

const hasSomething = (chart: Chart): boolean => {
  if (chart.kind === 'trend') return chart.points.some(({ value, before }) => value !== 0 || (before ?? 0) !== 0);
  if (chart.kind === 'columns') return chart.columns.some(({ pieces }) => pieces.some(({ value }) => value !== 0));
  return (chart.kind === 'bars' ? chart.rows : chart.parts).some(({ value }) => value !== 0);
};

function textTable({ id, title, columns, rows, total }: ReportTable): TextTable {
  const cells = [...rows.slice(0, ROWS_LIMIT).map((row) => row.cells), ...(total ? [total] : [])];
  return {
    ...{ id, title },
    columns: columns.map(({ label, unit }) => ({ label, isNumber: unit !== 'text' })),
    rows: cells.map((row) => row.map((cell, index) => valueText(cell, columns[index]?.unit ?? 'text'))),
  };
}
