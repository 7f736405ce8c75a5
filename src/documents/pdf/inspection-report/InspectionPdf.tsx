import { Image, StyleSheet, Text, View } from '@react-pdf/renderer';
import { ReportDocument } from '../report/ReportDocument';
import { ReportHead } from '../report/ReportHead';
import { ReportPage } from '../report/ReportPage';
import { ReportFacts } from '../report/ReportFacts';
import { ReportHeading } from '../report/ReportHeading';
import type { Pictures } from '../pictures';
import { brandOf, PHOTO_GROUND, RULE, styles } from '../styles';
import type { PrintedFinding, PrintedInspection, PrintedItem } from './printedInspection';

const VERDICTS: Record<PrintedItem['verdict'], { text: string; color: string }> = {
  pass: { text: 'Pass', color: '#14603a' },
  fail: { text: 'Fail', color: '#9b1c1c' },
  na: { text: 'N/A', color: '#5a6472' },
  noted: { text: '', color: '#5a6472' },
  open: { text: 'Not answered', color: '#5a6472' },
};

const own = StyleSheet.create({
  title: { fontSize: 20, fontWeight: 600, lineHeight: 1.2, marginTop: 4 },
  summary: { flexDirection: 'row', alignItems: 'center', marginTop: 12, padding: 10, borderRadius: 4 },
  score: { fontSize: 22, fontWeight: 600, lineHeight: 1.2, marginRight: 14 },
  item: { paddingVertical: 5, borderBottomWidth: 0.6, borderBottomColor: RULE },
  row: { flexDirection: 'row' },
  label: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingRight: 10 },
  value: { width: 120, textAlign: 'right', paddingRight: 8 },
  verdict: { width: 62, textAlign: 'right', fontWeight: 600 },
  note: { marginTop: 2, paddingRight: 60 },
  finding: { marginTop: 4, paddingLeft: 8, borderLeftWidth: 2, borderLeftColor: RULE },
  findingTitle: { fontWeight: 600 },
  photos: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 5, marginHorizontal: -3 },
  photoCell: { width: '33.33%', padding: 3 },
  // Whole: an arrow or circle at the edge is what the photo is there for.
  photo: { width: '100%', height: 128, objectFit: 'contain', backgroundColor: PHOTO_GROUND, borderRadius: 3 },
  signature: { marginTop: 10 },
  drawing: { height: 48, maxWidth: 200, objectFit: 'contain', objectPosition: 'left' },
});

type InspectionPdfProps = { printed: PrintedInspection; pictures: Pictures };

/** The report of an inspection, for the customer: what failed first with its photos, then everything. */
export function InspectionPdf({ printed, pictures }: InspectionPdfProps) {
  const { company, pageSize, title, number, facts, score, standing, notes, failed, alsoFound, groups, signatures } =
    printed;
  const brand = brandOf(company);
  const name = `Inspection ${number}`;
  return (
    <ReportDocument title={`${name}: ${title}`} author={company.name}>
      <ReportPage company={company} brand={brand} pageSize={pageSize} name={name}>
        <ReportHead company={company} brand={brand} pictures={pictures} kind="Inspection" number={number} />
        <Text style={own.title}>{title}</Text>
        <ReportFacts facts={facts} columns={2} />
        <View style={[own.summary, { backgroundColor: brand.tint }]} wrap={false}>
          {score === '' ? null : <Text style={own.score}>{score}</Text>}
          <Text>{standing}</Text>
        </View>
        {notes === '' ? null : <Text style={styles.message}>{notes}</Text>}
        {failed.length === 0 ? null : (
          <>
            <ReportHeading text="Failed" brand={brand} />
            {failed.map((item) => (
              <ItemView key={item.key} item={item} pictures={pictures} />
            ))}
          </>
        )}
        {alsoFound.length === 0 ? null : (
          <>
            <ReportHeading text="Also found" brand={brand} />
            {alsoFound.map((finding) => (
              <FindingView key={finding.id} finding={finding} />
            ))}
          </>
        )}
        {groups.map(({ id, title: groupTitle, items }) => (
          <View key={id}>
            <ReportHeading text={groupTitle} brand={brand} />
            {items.map((item) => (
              // What failed has shown its photos already.
              <ItemView
                key={item.key}
                item={item.verdict === 'fail' ? { ...item, photoUrls: [] } : item}
                pictures={pictures}
              />
            ))}
          </View>
        ))}
        {signatures.length === 0 ? null : (
          <>
            <ReportHeading text="Signatures" brand={brand} />
            {signatures.map(({ id, name: signer, dateText, imageDataUrl }) => (
              <View key={id} style={own.signature} wrap={false}>
                {imageDataUrl === '' ? (
                  <Text style={styles.signatureName}>{signer}</Text>
                ) : (
                  <Image src={imageDataUrl} style={own.drawing} />
                )}
                <Text style={[styles.small, styles.faint]}>
                  {signer}, {dateText}
                </Text>
              </View>
            ))}
          </>
        )}
      </ReportPage>
    </ReportDocument>
  );
}

function FindingView({ finding: { title, price, answer } }: { finding: PrintedFinding }) {
  return (
    <View style={own.finding} wrap={false}>
      <Text style={own.findingTitle}>{title}</Text>
      {price === '' ? null : <Text>{price}</Text>}
      <Text style={[styles.small, styles.faint]}>{answer}</Text>
    </View>
  );
}

function ItemView({ item, pictures }: { item: PrintedItem; pictures: Pictures }) {
  const { text, color } = VERDICTS[item.verdict];
  const photos = item.photoUrls.flatMap((url) => pictures.get(url) ?? []);
  const notPrinted = item.photoUrls.length - photos.length;
  return (
    <View style={own.item} wrap={photos.length > 3}>
      <View style={own.row}>
        <View style={own.label}>
          <Text>{item.label}</Text>
          {item.place === '' ? null : <Text style={[styles.small, styles.faint]}>{item.place}</Text>}
          {item.limit === '' ? null : <Text style={[styles.small, styles.faint]}>{item.limit}</Text>}
        </View>
        <Text style={own.value}>{item.value}</Text>
        <Text style={[own.verdict, { color }]}>{text}</Text>
      </View>
      {item.note === '' ? null : <Text style={own.note}>{item.note}</Text>}
      {item.findings.map((finding) => (
        <FindingView key={finding.id} finding={finding} />
      ))}
      {photos.length === 0 ? null : (
        <View style={own.photos}>
          {photos.map((source, index) => (
            <View key={index} style={own.photoCell} wrap={false}>
              <Image src={source} style={own.photo} />
            </View>
          ))}
        </View>
      )}
      {notPrinted === 0 ? null : (
        <Text style={[styles.small, styles.faint]}>
          {notPrinted === 1
            ? '1 photo cannot be printed: it is in the online report.'
            : `${notPrinted} photos cannot be printed: they are in the online report.`}
        </Text>
      )}
    </View>
  );
}
