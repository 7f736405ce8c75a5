import { View } from '@react-pdf/renderer';
import type { Paper } from '@/domain/paper/schema';
import { RECIPIENT_LABELS } from '../recipientLabels';
import { emsOf } from './letterWidths';
import { isKept, lineCount } from './lineCount';
import { PdfText } from './PdfText';
import type { Pictures } from './pictures';
import { PdfPicture } from './PdfPicture';
import { FAINT, INK, styles, type Brand } from './styles';

/** Renders sender, recipient, title, and the one figure to see first. */
export function PdfHead({ paper, brand, pictures }: { paper: Paper; brand: Brand; pictures: Pictures }) {
  const { company, recipient, serviceAddressLines, facts, headline } = paper;
  const contact = [...company.addressLines, company.phone, company.email, company.website].filter(Boolean);
  return (
    <>
      <View style={styles.head}>
        <View style={[styles.block, { maxWidth: 300 }]}>
          <PdfPicture source={pictures.get(company.logoUrl)} style={styles.logo} />
          <PdfText style={[styles.companyName, { color: brand.text }]}>{company.name}</PdfText>
          {company.kit?.tagline ? (
            <PdfText style={[styles.small, styles.tagline]}>{company.kit.tagline}</PdfText>
          ) : null}
          {contact.map((line, index) => (
            <PdfText key={index} style={[styles.small, styles.faint]} roomPt={CONTACT_PT}>
              {line}
            </PdfText>
          ))}
        </View>
        <View style={styles.what}>
          <PdfText style={[styles.title, { color: INK }]}>{paper.title}</PdfText>
          {paper.number === '' ? null : (
            <PdfText style={{ textAlign: 'right', fontSize: 11, color: FAINT }}>{paper.number}</PdfText>
          )}
          {paper.stamp === '' ? null : (
            <PdfText style={[styles.stamp, { color: brand.text, borderColor: brand.text }]}>{paper.stamp}</PdfText>
          )}
        </View>
      </View>
      <View style={styles.row}>
        <Lines label={RECIPIENT_LABELS[paper.kind]} first={recipient.name} lines={recipient.addressLines} />
        {serviceAddressLines.length > 0 ? <Lines label="Work at" lines={serviceAddressLines} /> : null}
        <View style={{ width: FACTS_PT }}>
          {facts.map((fact, index) => (
            <Fact key={index} {...fact} />
          ))}
          <View style={[styles.headline, { backgroundColor: brand.tint }]} wrap={false}>
            <PdfText style={styles.label} roomPt={HEADLINE_PT}>
              {headline.label}
            </PdfText>
            <PdfText style={[styles.headlineAmount, { color: brand.text }]} roomPt={HEADLINE_PT}>
              {headline.amountText}
            </PdfText>
          </View>
        </View>
      </View>
    </>
  );
}

const CONTACT_PT = 284;
const FACTS_PT = 190;
const HEADLINE_PT = 166;
const [FACT_GAP_PT, WIDEST_LABEL_PT] = [8, 84];
/** Two of them fit next to the facts. */
const PARTY_PT = 140;
const FACT_SIZE_PT = 9;

/** Renders a label and its value: the label at its own width, usually short, and the value in the rest; a long value goes below. */
function Fact({ label, value }: { label: string; value: string }) {
  const labelPt = Math.min(WIDEST_LABEL_PT, emsOf(label) * FACT_SIZE_PT);
  const valuePt = FACTS_PT - FACT_GAP_PT - labelPt;
  const lines = Math.max(lineCount(label, labelPt, FACT_SIZE_PT), lineCount(value, valuePt, FACT_SIZE_PT));
  if (!isKept(lines))
    return (
      <>
        <PdfText style={styles.faint} roomPt={FACTS_PT}>
          {label}
        </PdfText>
        <PdfText roomPt={FACTS_PT}>{value}</PdfText>
      </>
    );
  return (
    <View style={styles.fact} wrap={false}>
      <PdfText style={[styles.faint, { width: labelPt }]}>{label}</PdfText>
      <PdfText style={{ width: valuePt, textAlign: 'right' }}>{value}</PdfText>
    </View>
  );
}

function Lines({ label, first = '', lines }: { label: string; first?: string; lines: readonly string[] }) {
  return (
    <View style={styles.block}>
      <PdfText style={styles.label}>{label}</PdfText>
      {first === '' ? null : (
        <PdfText style={styles.strong} roomPt={PARTY_PT}>
          {first}
        </PdfText>
      )}
      {lines.map((line, index) => (
        <PdfText key={index} roomPt={PARTY_PT}>
          {line}
        </PdfText>
      ))}
    </View>
  );
}
