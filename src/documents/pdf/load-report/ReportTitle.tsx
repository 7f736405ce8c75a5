import { Text, View } from '@react-pdf/renderer';
import { EDITION } from '@/domain/load-calc/report/designFacts';
import { styles, type Brand } from '../styles';
import type { Pictures } from '../pictures';
import type { PrintedLoadReport } from './printedLoadReport';
import { ReportHead } from '../report/ReportHead';
import { ReportFacts } from '../report/ReportFacts';
import { COOL, HEAT, reportStyles } from '../report/reportStyles';

/** Whose calculation it is, for which house, by which method, and the result. */
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
      <Text style={[styles.label, { marginBottom: 0 }]}>Heating and cooling loads of</Text>
      <Text style={reportStyles.project}>{report.title}</Text>
      <ReportFacts facts={facts} columns={2} />
      {report.quickLabel === '' ? null : (
        <View style={reportStyles.warning}>
          <Text style={styles.strong}>{report.quickLabel}</Text>
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
              <Text style={styles.label}>{label}</Text>
              <Text style={reportStyles.tileValue}>{value}</Text>
              <Text style={[styles.small, styles.faint]}>{aside}</Text>
            </View>
          </View>
        ))}
      </View>
    </>
  );
}
