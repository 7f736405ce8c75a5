import { Text, View } from '@react-pdf/renderer';
import type { Paper } from '@/domain/paper/schema';
import { PdfPicture } from './PdfPicture';
import type { Pictures } from './pictures';
import { styles } from './styles';

/** Photos of the work, three in a row, each with its words. One that could not be loaded is left out. */
export function PdfPhotos({ paper: { photos = [] }, pictures }: { paper: Paper; pictures: Pictures }) {
  const shown = photos.filter(({ url }) => pictures.has(url));
  if (shown.length === 0) return null;
  return (
    <View style={styles.photoGrid}>
      {shown.map(({ url, caption }, index) => (
        <View key={index} style={styles.photoTile} wrap={false}>
          <PdfPicture source={pictures.get(url)} style={styles.photoLarge} />
          <Text style={[styles.small, styles.faint]}>{caption}</Text>
        </View>
      ))}
    </View>
  );
}
