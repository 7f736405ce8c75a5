import semiBold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import { pdf } from '@react-pdf/renderer';
import type { Paper } from '@/domain/paper/schema';
import { loadPictureInBrowser } from './browserPictures';
import { registerFonts } from './fonts';
import { LoadReportPdf } from './load-report/LoadReportPdf';
import type { PrintedLoadReport } from './load-report/printedLoadReport';
import { PaperPdf } from './PaperPdf';
import { loadPictures } from './pictures';
import { printable } from './printable';

/** The PDF, made on the device. Import this file lazily: it brings the PDF engine and its fonts. Missing pictures are left out. */
export async function renderPdf(paper: Paper): Promise<Blob> {
  registerFonts({ regular, semiBold });
  const printed = printable(paper);
  const pictures = await loadPictures(printed, loadPictureInBrowser);
  try {
    return await pdf(<PaperPdf paper={printed} pictures={pictures} />).toBlob();
  } catch (error) {
    if (pictures.size === 0) throw error;
    return await pdf(<PaperPdf paper={printed} pictures={new Map()} />).toBlob();
  }
}

/** The report of a load calculation, made on the device; without the logo where that cannot be loaded. */
export async function renderLoadReport(report: PrintedLoadReport): Promise<Blob> {
  registerFonts({ regular, semiBold });
  const printed = printable(report);
  const { logoUrl } = printed.company;
  const logo = logoUrl === '' ? null : await loadPictureInBrowser(logoUrl);
  try {
    return await pdf(
      <LoadReportPdf printed={printed} pictures={new Map(logo === null ? [] : [[logoUrl, logo]])} />,
    ).toBlob();
  } catch (error) {
    if (logo === null) throw error;
    return await pdf(<LoadReportPdf printed={printed} pictures={new Map()} />).toBlob();
  }
}
