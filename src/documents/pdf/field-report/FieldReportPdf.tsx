import { Image, Text, View } from '@react-pdf/renderer';
import type { FieldReport } from '@/domain/field-report/fieldReport';
import type { Paper, PaperCompany } from '@/domain/paper/schema';
import { ReportDocument } from '../report/ReportDocument';
import { ReportHead } from '../report/ReportHead';
import { ReportPage } from '../report/ReportPage';
import { ReportFacts, ReportNotes } from '../report/ReportFacts';
import { ReportHeading } from '../report/ReportHeading';
import { reportStyles } from '../report/reportStyles';
import { ReportTableView } from '../report/ReportTableView';
import type { Pictures } from '../pictures';
import { brandOf, styles, type Brand } from '../styles';
import { fieldReportStyles } from './fieldReportStyles';

/** A report as it goes to paper, with whose it is. */
export type PrintedFieldReport = {
  report: FieldReport;
  company: PaperCompany;
  pageSize: Paper['pageSize'];
};

/** Measurements or inspections, for the customer. `pictures` are those that could be loaded. */
export function FieldReportPdf({ printed, pictures }: { printed: PrintedFieldReport; pictures: Pictures }) {
  const { report, company, pageSize } = printed;
  const brand = brandOf(company);
  const name = [report.title, report.number].filter(Boolean).join(' ');
  const shown = report.photos.flatMap((photo) => {
    const source = pictures.get(photo.url);
    return source === undefined ? [] : [{ ...photo, source }];
  });
  return (
    <ReportDocument title={name} author={company.name}>
      <ReportPage company={company} brand={brand} pageSize={pageSize} name={report.number}>
        <ReportHead company={company} brand={brand} pictures={pictures} kind={report.kind} number={report.number} />
        <Text style={reportStyles.project}>{report.title}</Text>
        {report.headline === '' ? null : <Text style={[reportStyles.text, styles.strong]}>{report.headline}</Text>}
        <ReportFacts facts={report.facts} columns={2} />
        <Tables tables={report.tables} brand={brand} />
        {report.lists.map(({ title, notes }) => (
          <View key={title}>
            <ReportHeading text={title} brand={brand} />
            <ReportNotes notes={notes} />
          </View>
        ))}
        {shown.length === 0 ? null : (
          <>
            <ReportHeading text="Photos" brand={brand} withPt={200} />
            <View style={fieldReportStyles.photos}>
              {shown.map(({ url, source, caption }) => (
                <View key={url} style={fieldReportStyles.photo} wrap={false}>
                  <Image src={source} style={fieldReportStyles.picture} />
                  {caption === '' ? null : <Text style={[styles.small, styles.faint]}>{caption}</Text>}
                </View>
              ))}
            </View>
          </>
        )}
        <Tables tables={report.details} brand={brand} />
        <Text style={reportStyles.disclaimer}>{report.disclaimer}</Text>
      </ReportPage>
    </ReportDocument>
  );
}

/** A table of so many rows is not divided: a page with its last two lines says nothing. */
const KEPT_TOGETHER_ROWS = 16;

function Tables({ tables, brand }: { tables: FieldReport['tables']; brand: Brand }) {
  return tables.map((table) => (
    <View key={table.id} wrap={table.rows.length > KEPT_TOGETHER_ROWS}>
      <ReportHeading text={table.title} brand={brand} />
      <ReportTableView table={table} brand={brand} />
    </View>
  ));
}
