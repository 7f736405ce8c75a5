import { Image, StyleSheet, View } from '@react-pdf/renderer';
import { PdfText } from '../PdfText';
import { ReportDocument } from '../report/ReportDocument';
import { ReportHead } from '../report/ReportHead';
import { ReportPage } from '../report/ReportPage';
import { ReportFacts } from '../report/ReportFacts';
import { ReportHeading } from '../report/ReportHeading';
import type { Pictures } from '../pictures';
import { CONTENT_PT } from '../sectionLayout';
import { brandOf, styles } from '../styles';
import { FindingView, ItemView } from './ItemView';
import type { PrintedInspection } from './printedInspection';

const own = StyleSheet.create({
  title: { fontSize: 20, fontWeight: 600, lineHeight: 1.2, marginTop: 4 },
  summary: { flexDirection: 'row', alignItems: 'center', marginTop: 12, padding: 10, borderRadius: 4 },
  score: { fontSize: 22, fontWeight: 600, lineHeight: 1.2, marginRight: 14 },
  signature: { marginTop: 10 },
  drawing: { height: 48, maxWidth: 200, objectFit: 'contain', objectPosition: 'left' },
});

type InspectionPdfProps = { printed: PrintedInspection; pictures: Pictures };

/** Renders an inspection report for the customer: failed items first with their photos, then everything. */
export function InspectionPdf({ printed, pictures }: InspectionPdfProps) {
  const { company, pageSize, title, number, facts, score, standing, notes, failed, alsoFound, groups, signatures } =
    printed;
  const brand = brandOf(company);
  const name = `Inspection ${number}`;
  return (
    <ReportDocument title={`${name}: ${title}`} author={company.name}>
      <ReportPage company={company} brand={brand} pageSize={pageSize} name={name}>
        <ReportHead company={company} brand={brand} pictures={pictures} kind="Inspection" number={number} />
        <PdfText style={own.title} roomPt={CONTENT_PT}>
          {title}
        </PdfText>
        <ReportFacts facts={facts} columns={2} />
        <View style={[own.summary, { backgroundColor: brand.tint }]} wrap={false}>
          {score === '' ? null : <PdfText style={own.score}>{score}</PdfText>}
          <PdfText style={styles.grows}>{standing}</PdfText>
        </View>
        {notes === '' ? null : (
          <PdfText style={styles.message} roomPt={CONTENT_PT}>
            {notes}
          </PdfText>
        )}
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
              // Failed items have already shown their photos.
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
                  <PdfText style={styles.signatureName}>{signer}</PdfText>
                ) : (
                  <Image src={imageDataUrl} style={own.drawing} />
                )}
                <PdfText style={[styles.small, styles.faint]} roomPt={CONTENT_PT}>
                  {signer}, {dateText}
                </PdfText>
              </View>
            ))}
          </>
        )}
      </ReportPage>
    </ReportDocument>
  );
}
