import { Page, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Paper, PaperCompany } from '@/domain/paper/schema';
import { footRoomPt } from '../pageFooter';
import { PdfText } from '../PdfText';
import { styles, type Brand } from '../styles';

type ReportPageProps = {
  company: PaperCompany;
  brand: Brand;
  pageSize: Paper['pageSize'];
  /** Shown in each page's footer: `Inspection 26-K7M3Q`. */ name: string;
  orientation?: 'landscape';
  children: ReactNode;
};

/**
 * Renders report pages: the company's bar at the top, the author and page number at the bottom. A part that starts on a new sheet has its
 * own pages, since the engine lays out the rest of a page's content again for each sheet.
 */
export function ReportPage({ company, brand, pageSize, name, orientation, children }: ReportPageProps) {
  const contact = [company.name, company.phone, company.email, ...(company.kit?.licenseLines ?? [])]
    .filter(Boolean)
    .join(' · ');
  return (
    <Page
      size={pageSize === 'a4' ? 'A4' : 'LETTER'}
      {...(orientation && { orientation })}
      style={[styles.page, { fontFamily: brand.fontFamily, paddingBottom: footRoomPt(contact, name) }]}
      wrap
      experimentalPagination
    >
      <View fixed style={[styles.topBar, { backgroundColor: brand.bar }]} />
      <View fixed style={styles.footer}>
        <PdfText style={styles.footerContact} roomPt={300}>
          {contact}
        </PdfText>
        <PdfText
          style={styles.footerPage}
          render={({ pageNumber, totalPages }) =>
            [name, `Page ${pageNumber} of ${totalPages}`].filter(Boolean).join(' · ')
          }
        />
      </View>
      <View style={styles.content}>{children}</View>
    </Page>
  );
}
