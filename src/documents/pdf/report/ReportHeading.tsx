import { View } from '@react-pdf/renderer';
import { PdfText } from '../PdfText';
import { CONTENT_PT } from '../sectionLayout';
import type { Brand } from '../styles';
import { reportStyles } from './reportStyles';

/** A heading is not left at the end of a page without what it is the heading of. */
const WITH_PT = 90;

type ReportHeadingProps = {
  text: string;
  brand: Brand;
  /** What of the text below stays with it, where that is more than a few lines. */ withPt?: number;
};

export function ReportHeading({ text, brand, withPt = WITH_PT }: ReportHeadingProps) {
  return (
    <View wrap={false} minPresenceAhead={withPt}>
      <PdfText style={[reportStyles.heading, { color: brand.text, borderBottomColor: brand.text }]} roomPt={CONTENT_PT}>
        {text}
      </PdfText>
    </View>
  );
}
