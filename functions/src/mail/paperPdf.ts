import { pdfFileName } from '@/documents/fileName';
import type { Paper } from '@/domain/paper/schema';
import { pictureType, REPORT_PHOTOS_BYTES } from '@/documents/pdf/pictures';
import { fetchStored } from '../files/fetchStored';
import { atMost } from '../platform/turns';
import type { MailToSend } from './sendMail';

const TIMEOUT_MS = 5_000;
/** Larger pictures are left out: mail servers refuse large e-mails. */
const MAX_PICTURE_BYTES = 1_500_000;

/** Rendering is CPU-bound: more in parallel just takes longer, and uses more memory. */
const inTurn = atMost(2);

type Attachment = NonNullable<MailToSend['attachments']>[number];

/** Renders the document's PDF attachment. The engine is loaded only here. Needs 512 MiB of memory. */
export async function pdfOfPaper(paper: Paper): Promise<Attachment> {
  const { renderPdf } = await import('@/documents/pdf/node');
  // A report can have many photos: its page shows those that don't fit into an e-mail.
  let leftBytes = REPORT_PHOTOS_BYTES;
  const loadPicture = async (address: string): Promise<string | null> => {
    const picture = await loadStoredPicture(address);
    if (picture === null || picture.length > leftBytes) return null;
    leftBytes -= picture.length;
    return picture;
  };
  return {
    fileName: pdfFileName(paper),
    contentType: 'application/pdf',
    content: await inTurn(() => renderPdf(paper, loadPicture)),
  };
}

/** Loads a PNG or JPEG from the company's storage as a data URL; null for anything else. */
async function loadStoredPicture(address: string): Promise<string | null> {
  const bytes = await fetchStored(address, { maxBytes: MAX_PICTURE_BYTES, timeoutMs: TIMEOUT_MS });
  const type = bytes === null ? '' : pictureType(bytes);
  return bytes === null || type === '' ? null : `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}
