import { View } from '@react-pdf/renderer';
import { PdfText } from '../PdfText';
import { CONTENT_PT } from '../sectionLayout';
import type { Brand } from '../styles';
import { reportStyles } from './reportStyles';

/**
 * Keeps a heading from being left at the end of a page without a line below it. Only one line: a text that ends within what stays with
 * its heading is tied to the next heading, and the engine puts many of those on a page each. A table keeps its own first rows together.
 */
const WITH_PT = 16;

type ReportHeadingProps = {
  text: string;
  brand: Brand;
  /** Height of the text below that stays with it, if it's more than a few lines. */ withPt?: number;
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
