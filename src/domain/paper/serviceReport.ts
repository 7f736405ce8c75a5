import { countedLines } from '../billing/lines';
import type { DocumentInput, DocumentLine } from '../billing/schema';
import { chosenDocument } from '../estimate/choice';
import type { EstimateChoice } from '../estimate/api';
import { formatQuantityOf } from '../money/format';
import { PHOTO_STAGE_LABELS, PHOTO_STAGES, type Photo } from '../photo/schema';
import type { Job } from '../job/schema';
import { drawingOf, type WorkSignature } from '../signature/schema';
import { formatPaperDate } from './dates';
import { fitPaper } from './fit';
import { headOf, type PaperHeader } from './header';
import { PAPER_PHOTOS_LIMIT, type Paper, type PaperSection } from './schema';

type ServiceReport = Pick<PaperHeader, 'company' | 'recipient' | 'serviceAddress' | 'footer'> & {
  job: Pick<Job, 'number' | 'title' | 'customerNotes' | 'checklist' | 'progressLog' | 'scheduledTime' | 'poNumber'>;
  /** The names of the technicians, as text. */
  technicians: string;
  /** The agreed work and additions; empty to omit it. Prices belong on the invoice. */
  lines: readonly Pick<DocumentLine, 'name' | 'description' | 'quantityE4' | 'unit'>[];
  photos: readonly Pick<Photo, 'url' | 'stage' | 'caption' | 'takenAt'>[];
  /** The latest one, if a job has several. */
  signature: Pick<WorkSignature, 'name' | 'imageDataUrl' | 'signedAt'> | null;
};

/** Returns what the customer accepted, in the option and quantities that they chose, and the additions to it. */
export const linesOfReport = (
  agreed: { document: DocumentInput; approval: EstimateChoice | null } | null,
  workLines: readonly DocumentLine[],
): readonly DocumentLine[] => [
  ...(agreed?.approval ? countedLines(chosenDocument(agreed.document, agreed.approval)) : []),
  ...workLines,
];

const section = (title: string, part: Partial<PaperSection>): PaperSection => ({
  title,
  description: '',
  isRecommended: false,
  lines: [],
  totals: [],
  ...part,
});

/** Returns when the work was done: the last time it was set to done, else its planned start. */
const doneAt = ({ progressLog, scheduledTime }: Pick<Job, 'progressLog' | 'scheduledTime'>): string =>
  progressLog.findLast(({ state }) => state === 'work-done')?.at ?? scheduledTime;

/**
 * Builds what the customer signed for: the work with the note for the customer, what was used and checked, photos, and the signature. No
 * prices, and not the job's description, which is written for the team and may say where the key is.
 */
export function paperOfServiceReport({ job, technicians, lines, photos, signature, ...header }: ServiceReport): Paper {
  const { timeZone } = header.company;
  const done = formatPaperDate(doneAt(job), { timeZone, locale: 'en-US' });
  const checked = job.checklist.filter(({ isDone }) => isDone).map(({ label }) => `• ${label}`);
  const inOrder = PHOTO_STAGES.flatMap((stage) => photos.filter((photo) => photo.stage === stage));
  return fitPaper({
    ...headOf(
      'service-report',
      {
        ...header,
        number: job.number,
        signature: signature && {
          name: signature.name,
          signedAt: signature.signedAt,
          imageDataUrl: drawingOf(signature),
          documentHash: '',
          address: '',
        },
      },
      [
        { label: 'Technician', value: technicians },
        { label: 'PO number', value: job.poNumber },
      ],
    ),
    headline: { label: 'Work done on', amountText: done },
    sections: [
      section(job.title, { description: job.customerNotes }),
      ...(lines.length === 0
        ? []
        : [
            section('Work and parts', {
              lines: lines.map((line) => ({
                name: line.name,
                description: line.description,
                quantityText: formatQuantityOf(line),
                unitPriceText: '',
                discountText: '',
                amountText: '',
                isOptional: false,
                isSelected: true,
                photoUrl: '',
              })),
            }),
          ]),
      ...(checked.length === 0 ? [] : [section('Checked', { description: checked.join('\n') })]),
    ],
    photos: inOrder.slice(0, PAPER_PHOTOS_LIMIT).map(({ url, stage, caption }) => ({
      url,
      caption: [PHOTO_STAGE_LABELS[stage], caption].filter(Boolean).join(': '),
    })),
    rows: [],
    aging: [],
  });
}
