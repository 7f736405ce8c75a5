import { View } from '@react-pdf/renderer';
import type { LoadReport } from '@/domain/load-calc/report/loadReport';
import { PdfText } from '../PdfText';
import { ReportHeading } from '../report/ReportHeading';
import { reportStyles } from '../report/reportStyles';
import { CONTENT_PT } from '../sectionLayout';
import type { Brand } from '../styles';
import { ReportCurve } from './ReportCurve';

/** Height of the curve with its hours and text. */
const CURVE_PT = 180;

/** Renders the glass load through the day and an explanation of its curve, in one piece. */
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
