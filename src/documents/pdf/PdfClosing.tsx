import { Link, View } from '@react-pdf/renderer';
import { PdfText } from './PdfText';
import type { Paper } from '@/domain/paper/schema';
import { signatureText } from '../signatureText';
import { PdfPicture } from './PdfPicture';
import { CONTENT_PT } from './sectionLayout';
import { styles } from './styles';

/** Renders the terms, the signature with its proof, the company's credentials, and its closing words. */
export function PdfClosing({ paper: { terms, footer, signature, credentials = [] } }: { paper: Paper }) {
  return (
    <>
      {terms === '' ? null : (
        <View style={styles.closing}>
          {/* In one text with its heading, so that the heading is never left alone at the bottom of a page. */}
          <PdfText style={styles.small} roomPt={CONTENT_PT} orphans={3}>
            <PdfText style={styles.label}>{'Terms\n'}</PdfText>
            {terms}
          </PdfText>
        </View>
      )}
      {signature === null ? null : (
        <View style={styles.signature} wrap={false}>
          <PdfPicture
            source={signature.imageDataUrl === '' ? undefined : signature.imageDataUrl}
            style={styles.signatureImage}
          />
          <PdfText style={signature.imageDataUrl === '' ? styles.signatureName : styles.strong}>
            {signature.name}
          </PdfText>
          {[signatureText(signature).signed, ...signatureText(signature).proof].map((line, index) => (
            <PdfText key={index} style={[styles.small, styles.faint]} roomPt={CONTENT_PT}>
              {line}
            </PdfText>
          ))}
        </View>
      )}
      {credentials.length === 0 ? null : (
        <View style={styles.closing}>
          {credentials.map(({ text, proofUrl }, index) =>
            proofUrl === '' ? (
              <PdfText key={index} style={[styles.small, styles.faint]} roomPt={CONTENT_PT}>
                {text}
              </PdfText>
            ) : (
              <Link key={index} src={proofUrl} style={styles.link}>
                <PdfText style={[styles.small, styles.faint]} roomPt={CONTENT_PT}>
                  {text}
                </PdfText>
              </Link>
            ),
          )}
        </View>
      )}
      {footer === '' ? null : (
        <PdfText style={[styles.closing, styles.small, styles.faint]} roomPt={CONTENT_PT}>
          {footer}
        </PdfText>
      )}
    </>
  );
}
