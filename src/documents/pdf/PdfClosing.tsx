import { Link, Text, View } from '@react-pdf/renderer';
import type { Paper } from '@/domain/paper/schema';
import { signatureText } from '../signatureText';
import { PdfPicture } from './PdfPicture';
import { styles } from './styles';

/** Terms, the signature with its proof, the company's credentials, and the company's closing words. */
export function PdfClosing({ paper: { terms, footer, signature, credentials = [] } }: { paper: Paper }) {
  return (
    <>
      {terms === '' ? null : (
        <View style={styles.closing}>
          {/* In one text with its heading, which is never left alone at the foot of a page. */}
          <Text style={styles.small} orphans={3}>
            <Text style={styles.label}>{'Terms\n'}</Text>
            {terms}
          </Text>
        </View>
      )}
      {signature === null ? null : (
        <View style={styles.signature} wrap={false}>
          <PdfPicture
            source={signature.imageDataUrl === '' ? undefined : signature.imageDataUrl}
            style={styles.signatureImage}
          />
          <Text style={signature.imageDataUrl === '' ? styles.signatureName : styles.strong}>{signature.name}</Text>
          {[signatureText(signature).signed, ...signatureText(signature).proof].map((line, index) => (
            <Text key={index} style={[styles.small, styles.faint]}>
              {line}
            </Text>
          ))}
        </View>
      )}
      {credentials.length === 0 ? null : (
        <View style={styles.closing} wrap={false}>
          {credentials.map(({ text, proofUrl }, index) =>
            proofUrl === '' ? (
              <Text key={index} style={[styles.small, styles.faint]}>
                {text}
              </Text>
            ) : (
              <Link key={index} src={proofUrl} style={[styles.small, styles.faint]}>
                {text}
              </Link>
            ),
          )}
        </View>
      )}
      {footer === '' ? null : <Text style={[styles.closing, styles.small, styles.faint]}>{footer}</Text>}
    </>
  );
}
