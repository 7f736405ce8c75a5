import type {
  PrintedFinding,
  PrintedInspection,
  PrintedItem,
} from '@/documents/pdf/inspection-report/printedInspection';
import type { ViewedFinding } from '@/domain/finding/viewed';
import type { AssessedSlot } from '@/domain/inspection/assess';
import { failedPlace, findingsElsewhere, inspectionReport } from '@/domain/inspection/report';
import type { ViewedInspection } from '@/domain/inspection/viewed';
import type { Paper, PaperCompany } from '@/domain/paper/schema';
import { drawingOf } from '@/domain/signature/schema';
import { findingAnswerWords, findingPriceWords } from '@/entities/finding/viewedFindingWords';
import { answerText, limitWords, unansweredText } from '@/entities/inspection/inspectionWords';
import { formatDateTime } from '@/ui/format/dateTime';
import { reportFacts } from './components/reportFacts';

/** The report's company, page size, and time zone. */
export type ReportHead = { company: PaperCompany; pageSize: Paper['pageSize']; timeZone: string };

/** Converts an inspection to its printed text and photos. */
export function inspectionPaper(
  viewed: ViewedInspection,
  { company, pageSize, timeZone }: ReportHead,
): PrintedInspection {
  const { photos } = viewed;
  const urlsOf = (key: string): string[] => photos.filter(({ itemId }) => itemId === key).map(({ url }) => url);
  const counts = new Map(photos.map(({ itemId }) => [itemId, urlsOf(itemId).length]));
  const report = inspectionReport(viewed, counts);
  const printedFinding = (finding: ViewedFinding): PrintedFinding => ({
    id: finding.id,
    title: finding.title,
    price: findingPriceWords(finding),
    answer: findingAnswerWords(finding, timeZone),
  });
  const itemOf = (slot: AssessedSlot, place = ''): PrintedItem => {
    const { item, answer, verdict, key } = slot;
    const value = answerText(item, answer?.value ?? '', counts.get(key));
    return {
      key,
      label: item.label,
      place,
      value: item.kind === 'check' || value === 'N/A' ? '' : value || unansweredText(item),
      verdict,
      limit: limitWords(item),
      note: answer?.note ?? '',
      findings: place === '' ? [] : viewed.findings.filter(({ itemId }) => itemId === key).map(printedFinding),
      photoUrls: urlsOf(key),
    };
  };
  const { passed, failed, notApplicable, open } = report.counts;
  return {
    title: viewed.title,
    number: viewed.number,
    facts: reportFacts(viewed, timeZone),
    score: report.score === null ? '' : `${report.score}%`,
    standing: [
      `${passed} passed`,
      `${failed} failed`,
      notApplicable > 0 && `${notApplicable} not applicable`,
      open > 0 && `${open} not answered`,
    ]
      .filter(Boolean)
      .join(' · '),
    notes: viewed.notes,
    failed: report.failed.map((slot) => itemOf(slot, failedPlace(slot))),
    alsoFound: findingsElsewhere(viewed).map(printedFinding),
    groups: report.groups.map(({ id, title, slots }) => ({ id, title, items: slots.map((slot) => itemOf(slot)) })),
    signatures: viewed.signatures.map((signature) => ({
      id: signature.id,
      name: signature.name,
      dateText: formatDateTime(signature.signedAt, timeZone),
      imageDataUrl: drawingOf(signature),
    })),
    company,
    pageSize,
  };
}
