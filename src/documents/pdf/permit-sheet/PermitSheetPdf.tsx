import { View } from '@react-pdf/renderer';
import type { ReportTable } from '@/domain/calculation/reportTable';
import type { Paper, PaperCompany } from '@/domain/paper/schema';
import type { PlumbingReport } from '@/domain/plumbing/report/plumbingReport';
import { AUTHORITY_NOTICE } from '@/domain/plumbing/report/words';
import type { Pictures } from '../pictures';
import { PdfText } from '../PdfText';
import { ReportDocument } from '../report/ReportDocument';
import { ReportHead } from '../report/ReportHead';
import { ReportPage } from '../report/ReportPage';
import { ReportFacts, ReportNotes } from '../report/ReportFacts';
import { ReportHeading } from '../report/ReportHeading';
import { reportStyles } from '../report/reportStyles';
import { ReportTableView } from '../report/ReportTableView';
import { linesOfTable } from '../report/tableLayout';
import { CONTENT_PT } from '../sectionLayout';
import { brandOf, styles, type Brand } from '../styles';
import { SheetDrawing } from './SheetDrawing';

/** A plumbing calculation for submission to the authority. */
export type PrintedPermitSheet = {
  report: PlumbingReport;
  company: PaperCompany;
  pageSize: Paper['pageSize'];
  dateText: string;
};

const given = (...tables: (ReportTable | null)[]): ReportTable[] => tables.flatMap((table) => table ?? []);

/** Renders the permit sheet: the request, results with tables, drawings, all input, and a note that the authority decides. */
export function PermitSheetPdf({ printed, pictures }: { printed: PrintedPermitSheet; pictures: Pictures }) {
  const { report, company, pageSize, dateText } = printed;
  const brand = brandOf(company);
  const name = `Plumbing calculation ${report.number}`;
  const facts = [
    { label: 'Address', value: report.address },
    { label: 'Customer', value: report.customerName },
    { label: 'Prepared by', value: company.name },
    { label: 'Date', value: dateText },
    { label: 'Code', value: report.codeText },
    { label: 'Revision', value: report.revisionText },
    ...report.tiles,
  ].filter(({ value }) => value !== '');
  const page = { company, brand, pageSize, name };
  return (
    <ReportDocument title={`${name}: ${report.title}`} author={company.name}>
      <ReportPage {...page}>
        <ReportHead company={company} brand={brand} pictures={pictures} kind="Plumbing sizing" number={report.number} />
        <PdfText style={reportStyles.project} roomPt={CONTENT_PT}>
          {report.title}
        </PdfText>
        <ReportFacts facts={facts} columns={2} />
        <View style={reportStyles.warning} wrap={false}>
          <PdfText>{AUTHORITY_NOTICE}</PdfText>
        </View>
        {report.problems.length === 0 ? null : (
          <View style={reportStyles.warning}>
            <PdfText style={styles.strong}>To settle</PdfText>
            <ReportNotes notes={report.problems.map((text) => ({ text, hint: '' }))} />
          </View>
        )}
        {report.demand.length === 0 ? null : (
          <>
            <ReportHeading text="Water demand and pressure" brand={brand} />
            <ReportNotes
              notes={report.demand.map(({ label, value, aside }) => ({ text: `${label}: ${value}`, hint: aside }))}
            />
            <ReportFacts facts={report.water} />
          </>
        )}
        {given(report.profile, report.outlets).map((table) => (
          <SheetTable key={table.id} table={table} brand={brand} />
        ))}
        {report.gas.length === 0 ? null : (
          <>
            <ReportHeading text="Gas" brand={brand} />
            <ReportFacts facts={report.gas} />
          </>
        )}
      </ReportPage>
      {report.drawings.length === 0 ? null : (
        <ReportPage {...page} orientation="landscape">
          {report.drawings.map(({ label, drawing }) => (
            <View key={label} wrap={false}>
              <ReportHeading text={label} brand={brand} />
              <SheetDrawing drawing={drawing} />
            </View>
          ))}
        </ReportPage>
      )}
      <ReportPage {...page}>
        <ReportHeading text="Sizes with their sources" brand={brand} />
        {report.sizes.map((table) => (
          <SheetTable key={table.id} table={table} brand={brand} />
        ))}
      </ReportPage>
      <ReportPage {...page}>
        <ReportHeading text="As entered" brand={brand} />
        {given(report.fixtures, report.appliances, report.pipes, report.amendments, report.materials).map((table) => (
          <SheetTable key={table.id} table={table} brand={brand} />
        ))}
        <ReportHeading text="Tables cited" brand={brand} />
        <ReportNotes notes={report.cited.map((text) => ({ text, hint: '' }))} />
        <PdfText style={reportStyles.disclaimer}>{AUTHORITY_NOTICE}</PdfText>
      </ReportPage>
    </ReportDocument>
  );
}

/** Tables up to this many lines aren't split: the header stays with its rows. */
const KEPT_TOGETHER_LINES = 20;

function SheetTable({ table, brand }: { table: ReportTable; brand: Brand }) {
  return (
    <View wrap={linesOfTable(table) > KEPT_TOGETHER_LINES}>
      <ReportTableView table={table} brand={brand} hasTitle />
    </View>
  );
}
