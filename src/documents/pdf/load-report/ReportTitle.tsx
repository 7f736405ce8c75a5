import { View } from '@react-pdf/renderer';
import { EDITION } from '@/domain/load-calc/report/designFacts';
import { PdfText } from '../PdfText';
import { CONTENT_PT } from '../sectionLayout';
import { styles, type Brand } from '../styles';
import type { Pictures } from '../pictures';
import type { PrintedLoadReport } from './printedLoadReport';
import { ReportHead } from '../report/ReportHead';
import { ReportFacts } from '../report/ReportFacts';
import { COOL, HEAT, reportStyles } from '../report/reportStyles';

/** A third of the page, without margins and padding. */
const TILE_PT = CONTENT_PT / 3 - 32;

/** Renders the calculation's company, house, method, and result. */
export function ReportTitle({
  printed: { report, company, dateText },
  brand,
  pictures,
}: {
  printed: PrintedLoadReport;
  brand: Brand;
  pictures: Pictures;
}) {
  const facts = [
    { label: 'Address', value: report.address },
    { label: 'Customer', value: report.customerName },
    { label: 'Prepared by', value: company.name },
    { label: 'Date', value: dateText },
    { label: 'Climate station', value: report.station },
    { label: 'Method', value: EDITION },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <ReportHead company={company} brand={brand} pictures={pictures} kind="Load calculation" number={report.number} />
      <PdfText style={[styles.label, { marginBottom: 0 }]}>Heating and cooling loads of</PdfText>
      <PdfText style={reportStyles.project} roomPt={CONTENT_PT}>
        {report.title}
      </PdfText>
      <ReportFacts facts={facts} columns={2} />
      {report.quickLabel === '' ? null : (
        <View style={reportStyles.warning}>
          <PdfText style={styles.strong}>{report.quickLabel}</PdfText>
        </View>
      )}
      <View style={reportStyles.tiles}>
        {report.headline.map(({ label, value, aside }) => (
          <View key={label} style={reportStyles.tileCell}>
            <View
              style={[
                reportStyles.tile,
                { backgroundColor: brand.tint, borderLeftColor: label.toLowerCase().includes('heating') ? HEAT : COOL },
              ]}
            >
              <PdfText style={styles.label} roomPt={TILE_PT}>
                {label}
              </PdfText>
              <PdfText style={reportStyles.tileValue} roomPt={TILE_PT}>
                {value}
              </PdfText>
              <PdfText style={[styles.small, styles.faint]} roomPt={TILE_PT}>
                {aside}
              </PdfText>
            </View>
          </View>
        ))}
      </View>
    </>
  );
}
