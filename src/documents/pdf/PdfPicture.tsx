import { Image } from '@react-pdf/renderer';
import type { styles } from './styles';

type Style = (typeof styles)['logo' | 'photo' | 'signatureImage'];

/** Renders a preloaded picture, or nothing. */
export function PdfPicture({ source, style }: { source: string | undefined; style: Style }) {
  return source === undefined ? null : <Image src={source} style={style} />;
}
