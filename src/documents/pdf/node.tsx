import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { renderToBuffer } from '@react-pdf/renderer';
import type { Paper } from '@/domain/paper/schema';
import { BusinessReportPdf, type PrintedBusinessReport } from './business-report/BusinessReportPdf';
import { ContractPdf, type PrintedContract } from './contract/ContractPdf';
import { registerFonts, type FontFiles } from './fonts';
import { PaperPdf } from './PaperPdf';
import { loadPictures, type LoadPicture } from './pictures';
import { printable } from './printable';

/** Returns a font's path: next to the bundle when deployed (functions/build.mjs puts them there), otherwise in the package. */
function fontPath(file: string): string {
  const beside = fileURLToPath(new URL(file.slice(file.lastIndexOf('/') + 1), import.meta.url));
  return existsSync(beside) ? beside : createRequire(import.meta.url).resolve(`@expo-google-fonts/${file}`);
}

const filesOf = (folder: string, name: string): FontFiles => ({
  regular: fontPath(`${folder}/400Regular/${name}_400Regular.ttf`),
  semiBold: fontPath(`${folder}/600SemiBold/${name}_600SemiBold.ttf`),
});

const registerAll = (): void =>
  registerFonts({
    inter: filesOf('inter', 'Inter'),
    barlow: filesOf('barlow', 'Barlow'),
    'source-serif': filesOf('source-serif-4', 'SourceSerif4'),
  });

/** Renders a signed contract with its certificate on a server, without the company's pictures. */
export function renderContract(printed: PrintedContract): Promise<Uint8Array> {
  registerAll();
  return renderToBuffer(<ContractPdf printed={printable(printed)} pictures={new Map()} />);
}

/** Renders a business report on a server, without pictures. */
export function renderBusinessReport(printed: PrintedBusinessReport): Promise<Uint8Array> {
  registerAll();
  return renderToBuffer(<BusinessReportPdf printed={printable(printed)} />);
}

/** Renders the PDF on a server. Pictures come from `loadPicture` only; missing or broken ones are left out. */
export async function renderPdf(paper: Paper, loadPicture: LoadPicture): Promise<Uint8Array> {
  registerAll();
  const printed = printable(paper);
  const pictures = await loadPictures(printed, loadPicture);
  try {
    return await renderToBuffer(<PaperPdf paper={printed} pictures={pictures} />);
  } catch (error) {
    if (pictures.size === 0) throw error;
    return await renderToBuffer(<PaperPdf paper={printed} pictures={new Map()} />);
  }
}
