import { View } from '@react-pdf/renderer';
import type { Paper } from '@/domain/paper/schema';
import { lineCount } from './lineCount';
import { PdfGrid } from './PdfGrid';
import { PdfPicture } from './PdfPicture';
import { PdfText } from './PdfText';
import { PhotosNotPrinted } from './PhotosNotPrinted';
import type { Pictures } from './pictures';
import { styles } from './styles';

const COLUMNS = 3;
const SIZE_PT = 8;
const WIDTH_PT = styles.photoLarge.width;

/** Renders photos of the work, three per row, each with its caption. Says how many couldn't be loaded. */
export function PdfPhotos({ paper: { photos = [] }, pictures }: { paper: Paper; pictures: Pictures }) {
  const shown = photos.filter(({ url }) => pictures.has(url));
  if (photos.length === 0) return null;
  const cells = shown.map(({ url, caption }, index) => ({
    lines: lineCount(caption, WIDTH_PT, SIZE_PT),
    view: (
      <View key={index} style={styles.photoTile}>
        <PdfPicture source={pictures.get(url)} style={styles.photoLarge} />
        <PdfText style={[styles.small, styles.faint]} roomPt={WIDTH_PT}>
          {caption}
        </PdfText>
      </View>
    ),
  }));
  return (
    <View style={styles.photoGrid}>
      <PdfGrid cells={cells} columns={COLUMNS} />
      <PhotosNotPrinted count={photos.length - shown.length} />
    </View>
  );
}
