import { Image, View } from '@react-pdf/renderer';
import type { FieldReport } from '@/domain/field-report/fieldReport';
import type { Paper, PaperCompany } from '@/domain/paper/schema';
import { lineCount } from '../lineCount';
import { PdfGrid } from '../PdfGrid';
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
import { PhotosNotPrinted } from '../PhotosNotPrinted';
import type { Pictures } from '../pictures';
import { brandOf, styles, type Brand } from '../styles';
import { fieldReportStyles } from './fieldReportStyles';

/** A report for printing, with its company. */
export type PrintedFieldReport = {
  report: FieldReport;
  company: PaperCompany;
  pageSize: Paper['pageSize'];
};

/** A third of the page, without its margins. */
const PHOTO_PT = CONTENT_PT / 3 - 8;
const CAPTION_PT = 8;
/** Length of the signature line. */
const SIGNATURE_PT = 280;

/** Renders measurements or inspections, for the customer. `pictures` are those that could be loaded. */
export function FieldReportPdf({ printed, pictures }: { printed: PrintedFieldReport; pictures: Pictures }) {
  const { report, company, pageSize } = printed;
  const brand = brandOf(company);
  const name = [report.title, report.number].filter(Boolean).join(' ');
  const shown = report.photos.flatMap((photo) => {
    const source = pictures.get(photo.url);
    return source === undefined ? [] : [{ ...photo, source }];
  });
  const photos = shown.map(({ source, caption }, index) => ({
    lines: lineCount(caption, PHOTO_PT, CAPTION_PT),
    view: (
      <View key={index} style={fieldReportStyles.photo}>
        <Image src={source} style={fieldReportStyles.picture} />
        {caption === '' ? null : (
          <PdfText style={[styles.small, styles.faint]} roomPt={PHOTO_PT}>
            {caption}
          </PdfText>
        )}
      </View>
    ),
  }));
  return (
    <ReportDocument title={name} author={company.name}>
      <ReportPage company={company} brand={brand} pageSize={pageSize} name={report.number}>
        <ReportHead company={company} brand={brand} pictures={pictures} kind={report.kind} number={report.number} />
        <PdfText style={reportStyles.project} roomPt={CONTENT_PT}>
          {report.title}
        </PdfText>
        {report.headline === '' ? null : (
          <PdfText style={[reportStyles.text, styles.strong]} roomPt={CONTENT_PT}>
            {report.headline}
          </PdfText>
        )}
        <ReportFacts facts={report.facts} columns={2} />
        <Tables tables={report.tables} brand={brand} />
        {(report.texts ?? []).map(({ title, paragraphs }) => (
          <View key={title}>
            <ReportHeading text={title} brand={brand} />
            {paragraphs.map((text, index) => (
              <PdfText key={index} style={reportStyles.text} roomPt={CONTENT_PT}>
                {text}
              </PdfText>
            ))}
          </View>
        ))}
        {report.lists.map(({ title, notes }) => (
          <View key={title}>
            <ReportHeading text={title} brand={brand} />
            <ReportNotes notes={notes} />
          </View>
        ))}
        <SignatureLines signers={report.signers ?? []} />
        {report.photos.length === 0 ? null : (
          <>
            <ReportHeading text="Photos" brand={brand} withPt={200} />
            <View style={fieldReportStyles.photos}>
              <PdfGrid cells={photos} columns={3} />
              <PhotosNotPrinted count={report.photos.length - shown.length} />
            </View>
          </>
        )}
        <Tables tables={report.details} brand={brand} />
        <PdfText style={reportStyles.disclaimer} roomPt={CONTENT_PT}>
          {report.disclaimer}
        </PdfText>
      </ReportPage>
    </ReportDocument>
  );
}

/** Renders lines for signing on paper: name and role below the line, the date next to it. */
function SignatureLines({ signers }: { signers: NonNullable<FieldReport['signers']> }) {
  return signers.map(({ role, name }) => (
    <View key={role} wrap={false} style={fieldReportStyles.signer}>
      <View style={fieldReportStyles.signature}>
        <PdfText roomPt={SIGNATURE_PT}>{name}</PdfText>
        <PdfText style={[styles.small, styles.faint]} roomPt={SIGNATURE_PT}>
          {role}
        </PdfText>
      </View>
      <View style={fieldReportStyles.signedOn}>
        <PdfText style={[styles.small, styles.faint]}>Date</PdfText>
      </View>
    </View>
  ));
}

/** Tables up to this many lines aren't split: a page with only the last two rows is meaningless. */
const KEPT_TOGETHER_LINES = 22;

function Tables({ tables, brand }: { tables: FieldReport['tables']; brand: Brand }) {
  return tables.map((table) => (
    <View key={table.id} wrap={linesOfTable(table) > KEPT_TOGETHER_LINES}>
      <ReportHeading text={table.title} brand={brand} />
      <ReportTableView table={table} brand={brand} hasSum={table.hasSum ?? false} />
    </View>
  ));
}
