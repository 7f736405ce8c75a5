import barlow from '@expo-google-fonts/barlow/400Regular/Barlow_400Regular.ttf?url';
import barlowSemiBold from '@expo-google-fonts/barlow/600SemiBold/Barlow_600SemiBold.ttf?url';
import inter from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import interSemiBold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import serif from '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf?url';
import serifSemiBold from '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf?url';
import { pdf } from '@react-pdf/renderer';
import { DEFAULT_BRAND_FONT } from '@/domain/brand/fonts';
import type { Paper, PaperCompany } from '@/domain/paper/schema';
import { AdSheetPdf, type PrintedAd } from './ad-sheet/AdSheetPdf';
import { loadPictureInBrowser, loadPicturesInBrowser } from './browserPictures';
import { ContractPdf, type PrintedContract } from './contract/ContractPdf';
import { FieldReportPdf, type PrintedFieldReport } from './field-report/FieldReportPdf';
import { registerFonts } from './fonts';
import { InspectionPdf } from './inspection-report/InspectionPdf';
import { inspectionPictureUrls, type PrintedInspection } from './inspection-report/printedInspection';
import { LoadReportPdf } from './load-report/LoadReportPdf';
import type { PrintedLoadReport } from './load-report/printedLoadReport';
import { PaperPdf } from './PaperPdf';
import { PermitSheetPdf, type PrintedPermitSheet } from './permit-sheet/PermitSheetPdf';
import { loadPictures, type Pictures } from './pictures';
import { printable } from './printable';

const FONT_FILES = {
  inter: { regular: inter, semiBold: interSemiBold },
  barlow: { regular: barlow, semiBold: barlowSemiBold },
  'source-serif': { regular: serif, semiBold: serifSemiBold },
} as const;

/**
 * Renders the PDF on the device. Import this file lazily: it includes the PDF engine and its fonts. Missing pictures are left out, and a
 * font that can't be loaded, such as when offline, is replaced with Inter.
 */
export async function renderPdf(paper: Paper): Promise<Blob> {
  registerFonts(FONT_FILES);
  const printed = printable(paper);
  const pictures = await loadPictures(printed, loadPictureInBrowser);
  try {
    return await pdf(<PaperPdf paper={printed} pictures={pictures} />).toBlob();
  } catch (error) {
    if (pictures.size === 0 && !hasOwnFont(printed)) throw error;
    return await pdf(<PaperPdf paper={inUsualFont(printed)} pictures={new Map()} />).toBlob();
  }
}

const hasOwnFont = ({ company }: { company: PaperCompany }): boolean =>
  (company.kit?.font ?? DEFAULT_BRAND_FONT) !== DEFAULT_BRAND_FONT;

const inUsualFont = <T extends { company: PaperCompany }>(printed: T): T =>
  hasOwnFont(printed) && printed.company.kit
    ? { ...printed, company: { ...printed.company, kit: { ...printed.company.kit, font: DEFAULT_BRAND_FONT } } }
    : printed;

/** Renders a load calculation's report on the device. */
export const renderLoadReport = (report: PrintedLoadReport): Promise<Blob> =>
  renderReport(report, logoOf, (printed, pictures) => <LoadReportPdf printed={printed} pictures={pictures} />);

/** Renders a plumbing calculation's permit sheet, the same way. */
export const renderPermitSheet = (sheet: PrintedPermitSheet): Promise<Blob> =>
  renderReport(sheet, logoOf, (printed, pictures) => <PermitSheetPdf printed={printed} pictures={pictures} />);

/** Renders a report of readings, with their photos. */
export const renderFieldReport = (report: PrintedFieldReport): Promise<Blob> =>
  renderReport(
    report,
    (printed) => [...logoOf(printed), ...printed.report.photos.map(({ url }) => url)],
    (printed, pictures) => <FieldReportPdf printed={printed} pictures={pictures} />,
  );

/** Renders an inspection report, with its photos. */
export const renderInspection = (inspection: PrintedInspection): Promise<Blob> =>
  renderReport(inspection, inspectionPictureUrls, (printed, pictures) => (
    <InspectionPdf printed={printed} pictures={pictures} />
  ));

/** Renders a contract for printing or viewing; signed ones are sealed by the server. */
export const renderContract = (printed: PrintedContract): Promise<Blob> =>
  renderReport(printed, logoOf, (shown, pictures) => <ContractPdf printed={shown} pictures={pictures} />);

/** Renders an ad's printed pieces, with bleed and crop marks. @throws if the font can't be loaded: in another one, lines wouldn't fit. */
export function renderAdSheets(printed: PrintedAd): Promise<Blob> {
  registerFonts(FONT_FILES);
  return pdf(<AdSheetPdf printed={printed} />).toBlob();
}

const logoOf = ({ company }: { company: PaperCompany }): string[] => [company.logoUrl];

/** Pictures that can't be loaded are left out; if the engine fails on one that was loaded, all are. */
async function renderReport<T extends { company: PaperCompany }>(
  given: T,
  urlsOf: (printed: T) => readonly string[],
  show: (printed: T, pictures: Pictures) => Parameters<typeof pdf>[0],
): Promise<Blob> {
  registerFonts(FONT_FILES);
  const printed = printable(given);
  const pictures = await loadPicturesInBrowser(urlsOf(printed).filter((url) => url !== ''));
  try {
    return await pdf(show(printed, pictures)).toBlob();
  } catch (error) {
    if (pictures.size === 0 && !hasOwnFont(printed)) throw error;
    return await pdf(show(inUsualFont(printed), new Map())).toBlob();
  }
}
