import { Document, Page, View } from '@react-pdf/renderer';
import { PdfText } from './PdfText';
import type { Paper } from '@/domain/paper/schema';
import { footRoomPt } from './pageFooter';
import { PdfClosing } from './PdfClosing';
import { PdfHead } from './PdfHead';
import { PdfPhotos } from './PdfPhotos';
import { PdfSection } from './PdfSection';
import { PdfStatement } from './PdfStatement';
import type { Pictures } from './pictures';
import { CONTENT_PT } from './sectionLayout';
import { brandOf, styles } from './styles';

/** Renders the layout of every printed document, in the browser and on the server. `pictures` are those that could be loaded. */
export function PaperPdf({ paper, pictures }: { paper: Paper; pictures: Pictures }) {
  const { company, title, number, sections } = paper;
  const brand = brandOf(company);
  const name = [title, number].filter(Boolean).join(' ');
  const contact = [company.name, company.phone, company.email, company.website].filter(Boolean).join(' · ');
  const licenses = (company.kit?.licenseLines ?? []).join(' · ');
  const footer = [contact, licenses].filter(Boolean).join('\n');
  return (
    <Document title={name} author={company.name} creator="Fieldwright" producer="Fieldwright" language={paper.locale}>
      <Page
        size={paper.pageSize === 'a4' ? 'A4' : 'LETTER'}
        style={[styles.page, { fontFamily: brand.fontFamily, paddingBottom: footRoomPt(footer, name) }]}
        wrap
        experimentalPagination
      >
        <View fixed style={[styles.topBar, { backgroundColor: brand.bar }]} />
        <View fixed style={styles.footer}>
          <PdfText style={styles.footerContact} roomPt={300}>
            {footer}
          </PdfText>
          <PdfText
            style={styles.footerPage}
            render={({ pageNumber, totalPages }) => [name, `Page ${pageNumber} of ${totalPages}`].join(' · ')}
          />
        </View>
        {/* If the page has a line height, react-pdf 4.9 drops texts that are rendered per page. */}
        <View style={styles.content}>
          <PdfHead paper={paper} brand={brand} pictures={pictures} />
          {paper.message === '' ? null : (
            <PdfText style={styles.message} roomPt={CONTENT_PT}>
              {paper.message}
            </PdfText>
          )}
          {sections.map((section, index) => (
            <PdfSection key={index} section={section} brand={brand} pictures={pictures} />
          ))}
          <PdfPhotos paper={paper} pictures={pictures} />
          {paper.kind === 'statement' ? <PdfStatement paper={paper} brand={brand} /> : null}
          <PdfClosing paper={paper} />
        </View>
      </Page>
    </Document>
  );
}
