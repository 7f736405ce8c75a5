import { View } from '@react-pdf/renderer';
import type { PaperCompany } from '@/domain/paper/schema';
import { PdfPicture } from '../PdfPicture';
import { PdfText } from '../PdfText';
import type { Pictures } from '../pictures';
import { styles, type Brand } from '../styles';

type ReportHeadProps = {
  company: PaperCompany;
  brand: Brand;
  pictures: Pictures;
  /** Kind of report: `Load calculation`. */ kind: string;
  number: string;
};

const CONTACT_PT = 284;

/** Renders a report's company, kind and number at the top of the first page. */
export function ReportHead({ company, brand, pictures, kind, number }: ReportHeadProps) {
  const { addressLines, phone, email, website } = company;
  // Licenses are in every page's footer: a first page must have room for everything required on it.
  const contact = [addressLines.join(', '), [phone, email].filter(Boolean).join(' · '), website].filter(Boolean);
  return (
    <View style={styles.head}>
      <View style={[styles.block, { maxWidth: 300 }]}>
        <PdfPicture source={pictures.get(company.logoUrl)} style={styles.logo} />
        <PdfText style={[styles.companyName, { color: brand.text }]}>{company.name}</PdfText>
        {contact.map((text) => (
          <PdfText key={text} style={[styles.small, styles.faint]} roomPt={CONTACT_PT}>
            {text}
          </PdfText>
        ))}
      </View>
      <View style={styles.what}>
        <PdfText style={styles.title}>{kind}</PdfText>
        <PdfText style={{ textAlign: 'right', fontSize: 11 }}>{number}</PdfText>
      </View>
    </View>
  );
}
