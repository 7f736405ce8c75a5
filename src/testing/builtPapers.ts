import { ContractPdf } from '@/documents/pdf/contract/ContractPdf';
import { FieldReportPdf } from '@/documents/pdf/field-report/FieldReportPdf';
import { PaperPdf } from '@/documents/pdf/PaperPdf';
import { printable } from '@/documents/pdf/printable';
import type { ContractPaper } from '@/domain/contract/record/paper';
import type { FieldReport } from '@/domain/field-report/fieldReport';
import { paperSchema, type Paper } from '@/domain/paper/schema';
import { hostileCompany } from './hostileParts';
import type { HostileTexts } from './hostileTexts';
import { drawnBy, expectWhole, PHOTO } from './paperCheck';

const PICTURES = new Map([['photo', PHOTO]]);
/** The largest amount in a large contract's schedule. */
export const LARGEST_CENTS = 1_481_467_868;

/** Asserts that everything on the paper and in its records (`given`, formatted as the paper prints it) is drawn. */
export async function expectPaper(paper: Paper, given: object): Promise<void> {
  const printed = printable(paperSchema.parse(paper));
  const pages = await drawnBy(PaperPdf, { paper: printed, pictures: PICTURES });
  expectWhole(pages, printed);
  expectWhole(pages, given);
}

/** Does the same for a report. */
export async function expectReport(report: FieldReport, texts: HostileTexts, given: object): Promise<void> {
  const printed = printable({ report, company: hostileCompany(texts), pageSize: 'letter' as const });
  const pages = await drawnBy(FieldReportPdf, { printed, pictures: PICTURES });
  expectWhole(pages, printed);
  expectWhole(pages, given);
}

/** Does the same for documents that are signed. */
export async function expectContract(paper: ContractPaper, given: object): Promise<void> {
  const printed = printable({ paper, company: paper.company, certificate: null });
  const pages = await drawnBy(ContractPdf, { printed, pictures: PICTURES });
  const { exhibits: _, ...inWords } = printed.paper;
  expectWhole(pages, inWords);
  expectWhole(pages, given);
}
