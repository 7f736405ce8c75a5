import { PdfText } from './PdfText';
import { CONTENT_PT } from './sectionLayout';
import { styles } from './styles';

/** Warns that photos are missing in print, such as those in a format only some devices can read; renders nothing if all are there. */
export function PhotosNotPrinted({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <PdfText style={[styles.small, styles.faint]} roomPt={CONTENT_PT}>
      {count === 1
        ? '1 photo cannot be printed: it is in the online report.'
        : `${count} photos cannot be printed: they are in the online report.`}
    </PdfText>
  );
}
