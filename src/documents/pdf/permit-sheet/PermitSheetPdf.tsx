import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { ReportTable } from '@/domain/calculation/reportTable';
import type { Paper, PaperCompany } from '@/domain/paper/schema';
import type { PlumbingReport } from '@/domain/plumbing/report/plumbingReport';
import { AUTHORITY_NOTICE } from '@/domain/plumbing/report/words';
import { PdfPicture } from '../PdfPicture';
import type { Pictures } from '../pictures';
import { ReportFacts, ReportNotes } from '../report/ReportFacts';
import { ReportHeading } from '../report/ReportHeading';
import { reportStyles } from '../report/reportStyles';
import { ReportTableView } from '../report/ReportTableView';
import { brandOf, styles, type Brand } from '../styles';
import { SheetDrawing } from './SheetDrawing';

/** A plumbing calculation as it goes to the authority. */
export type PrintedPermitSheet = {
  report: PlumbingReport;
  company: PaperCompany;
  pageSize: Paper['pageSize'];
  dateText: string;
};

const given = (...tables: (ReportTable | null)[]): ReportTable[] => tables.flatMap((table) => table ?? []);

/** The permit sheet: what is asked, what came out with its tables, drawings, all that was entered, and that the authority decides. */
export function PermitSheetPdf({ printed, pictures }: { printed: PrintedPermitSheet; pictures: Pictures }) {
  const { report, company, pageSize, dateText } = printed;
  const brand = brandOf(company);
  const name = `Plumbing calculation ${report.number}`;
  const contact = [company.name, company.phone, company.email, ...(company.kit?.licenseLines ?? [])]
    .filter(Boolean)
    .join(' · ');
  const facts = [
    { label: 'Address', value: report.address },
    { label: 'Customer', value: report.customerName },
    { label: 'Prepared by', value: company.name },
    { label: 'Date', value: dateText },
    { label: 'Code', value: report.codeText },
    { label: 'Revision', value: report.revisionText },
    ...report.tiles,
  ].filter(({ value }) => value !== '');
  const size = pageSize === 'a4' ? 'A4' : 'LETTER';
  const frame = (
    <>
      <View fixed style={[styles.topBar, { backgroundColor: brand.bar }]} />
      <View fixed style={styles.footer}>
        <Text style={styles.footerContact}>{contact}</Text>
        <Text
          style={styles.footerPage}
          render={({ pageNumber, totalPages }) => [name, `Page ${pageNumber} of ${totalPages}`].join(' · ')}
        />
      </View>
    </>
  );
  return (
    <Document
      title={`${name}: ${report.title}`}
      author={company.name}
      creator="Fieldwright"
      producer="Fieldwright"
      language="en-US"
    >
      <Page size={size} style={[styles.page, { fontFamily: brand.fontFamily }]} wrap>
        {frame}
        <View style={styles.content}>
          <View style={styles.head}>
            <View style={[styles.block, { maxWidth: 300 }]}>
              <PdfPicture source={pictures.get(company.logoUrl)} style={styles.logo} />
              <Text style={[styles.companyName, { color: brand.text }]}>{company.name}</Text>
              {[...company.addressLines, company.phone, company.email].filter(Boolean).map((text) => (
                <Text key={text} style={[styles.small, styles.faint]}>
                  {text}
                </Text>
              ))}
            </View>
            <View style={{ maxWidth: 230, alignItems: 'flex-end' }}>
              <Text style={styles.title}>Plumbing sizing</Text>
              <Text style={{ textAlign: 'right', fontSize: 11 }}>{report.number}</Text>
            </View>
          </View>
          <Text style={reportStyles.project}>{report.title}</Text>
          <ReportFacts facts={facts} columns={2} />
          <View style={reportStyles.warning} wrap={false}>
            <Text>{AUTHORITY_NOTICE}</Text>
          </View>
          {report.problems.length === 0 ? null : (
            <View style={reportStyles.warning}>
              <Text style={styles.strong}>To settle</Text>
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
        </View>
      </Page>
      {report.drawings.length === 0 ? null : (
        <Page size={size} orientation="landscape" style={[styles.page, { fontFamily: brand.fontFamily }]} wrap>
          {frame}
          <View style={styles.content}>
            {report.drawings.map(({ label, drawing }) => (
              <View key={label} wrap={false}>
                <ReportHeading text={label} brand={brand} />
                <SheetDrawing drawing={drawing} />
              </View>
            ))}
          </View>
        </Page>
      )}
      <Page size={size} style={[styles.page, { fontFamily: brand.fontFamily }]} wrap>
        {frame}
        <View style={styles.content}>
          <ReportHeading text="Sizes with their sources" brand={brand} />
          {report.sizes.map((table) => (
            <SheetTable key={table.id} table={table} brand={brand} />
          ))}
          <ReportHeading text="As entered" brand={brand} isNewPage />
          {given(report.fixtures, report.appliances, report.pipes, report.amendments, report.materials).map((table) => (
            <SheetTable key={table.id} table={table} brand={brand} />
          ))}
          <ReportHeading text="Tables cited" brand={brand} />
          <ReportNotes notes={report.cited.map((text) => ({ text, hint: '' }))} />
          <Text style={reportStyles.disclaimer}>{AUTHORITY_NOTICE}</Text>
        </View>
      </Page>
    </Document>
  );
}

/** A table of so many rows is not divided: its head stays with what it is the head of. */
const KEPT_TOGETHER_ROWS = 14;

function SheetTable({ table, brand }: { table: ReportTable; brand: Brand }) {
  return (
    <View wrap={table.rows.length > KEPT_TOGETHER_ROWS}>
      <ReportTableView table={table} brand={brand} hasTitle />
    </View>
  );
}
