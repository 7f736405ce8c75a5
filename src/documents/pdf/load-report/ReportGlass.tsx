import { View } from '@react-pdf/renderer';
import type { LoadReport } from '@/domain/load-calc/report/loadReport';
import { PdfText } from '../PdfText';
import { ReportHeading } from '../report/ReportHeading';
import { reportStyles } from '../report/reportStyles';
import { CONTENT_PT } from '../sectionLayout';
import type { Brand } from '../styles';
import { ReportCurve } from './ReportCurve';

/** The curve with its hours and its text. */
const CURVE_PT = 180;

/** The glass through the day and what its curve means, in one piece. */
export function ReportGlass({ glass, brand }: { glass: NonNullable<LoadReport['glass']>; brand: Brand }) {
  return (
    <>
      <ReportHeading text="Glass through the day" brand={brand} withPt={CURVE_PT} />
      <View wrap={false}>
        <ReportCurve day={glass.day} />
        <PdfText style={reportStyles.text} roomPt={CONTENT_PT}>
          {glass.text}
        </PdfText>
      </View>
    </>
  );
}
