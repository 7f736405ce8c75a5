import { Text, View } from '@react-pdf/renderer';
import type { Paper } from '@/domain/paper/schema';
import { RECIPIENT_LABELS } from '../recipientLabels';
import type { Pictures } from './pictures';
import { PdfPicture } from './PdfPicture';
import { FAINT, INK, styles, type Brand } from './styles';

/** Who sends it to whom, what it is, and the one figure to see first. */
export function PdfHead({ paper, brand, pictures }: { paper: Paper; brand: Brand; pictures: Pictures }) {
  const { company, recipient, serviceAddressLines, facts, headline } = paper;
  const contact = [...company.addressLines, company.phone, company.email, company.website].filter(Boolean);
  return (
    <>
      <View style={styles.head}>
        <View style={[styles.block, { maxWidth: 300 }]}>
          <PdfPicture source={pictures.get(company.logoUrl)} style={styles.logo} />
          <Text style={[styles.companyName, { color: brand.text }]}>{company.name}</Text>
          {company.kit?.tagline ? <Text style={[styles.small, styles.tagline]}>{company.kit.tagline}</Text> : null}
          {contact.map((line, index) => (
            <Text key={index} style={[styles.small, styles.faint]}>
              {line}
            </Text>
          ))}
        </View>
        <View style={{ maxWidth: 230, alignItems: 'flex-end' }}>
          <Text style={[styles.title, { color: INK }]}>{paper.title}</Text>
          {paper.number === '' ? null : (
            <Text style={{ textAlign: 'right', fontSize: 11, color: FAINT }}>{paper.number}</Text>
          )}
          {paper.stamp === '' ? null : (
            <Text style={[styles.stamp, { color: brand.text, borderColor: brand.text }]}>{paper.stamp}</Text>
          )}
        </View>
      </View>
      <View style={styles.row}>
        <Lines label={RECIPIENT_LABELS[paper.kind]} first={recipient.name} lines={recipient.addressLines} />
        {serviceAddressLines.length > 0 ? <Lines label="Work at" lines={serviceAddressLines} /> : null}
        <View style={{ width: 190 }}>
          {facts.map(({ label, value }, index) => (
            <View key={index} style={styles.fact}>
              <Text style={[styles.faint, { paddingRight: 8 }]}>{label}</Text>
              <Text style={{ maxWidth: 130, textAlign: 'right' }}>{value}</Text>
            </View>
          ))}
          <View style={[styles.headline, { backgroundColor: brand.tint }]}>
            <Text style={styles.label}>{headline.label}</Text>
            <Text style={[styles.headlineAmount, { color: brand.text }]}>{headline.amountText}</Text>
          </View>
        </View>
      </View>
    </>
  );
}

function Lines({ label, first = '', lines }: { label: string; first?: string; lines: readonly string[] }) {
  return (
    <View style={styles.block}>
      <Text style={styles.label}>{label}</Text>
      {first === '' ? null : <Text style={styles.strong}>{first}</Text>}
      {lines.map((line, index) => (
        <Text key={index}>{line}</Text>
      ))}
    </View>
  );
}
