import { pdfFileName } from '@/documents/fileName';
import type { Paper } from '@/domain/paper/schema';
import { pictureType, REPORT_PHOTOS_BYTES } from '@/documents/pdf/pictures';
import { fetchStored } from '../files/fetchStored';
import { atMost } from '../platform/turns';
import type { MailToSend } from './sendMail';

const TIMEOUT_MS = 5_000;
/** Larger pictures are left out of what is sent: mail servers refuse large e-mails. */
const MAX_PICTURE_BYTES = 1_500_000;

/** Drawing is work for the processor: more at once only end later, and hold more memory. */
const inTurn = atMost(2);

type Attachment = NonNullable<MailToSend['attachments']>[number];

/** The paper's PDF, to be attached. The engine is loaded here and only here. Needs 512 MiB of memory. */
export async function pdfOfPaper(paper: Paper): Promise<Attachment> {
  const { renderPdf } = await import('@/documents/pdf/node');
  // A report's photos are many: its page shows what does not fit into an e-mail.
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

/** A PNG or JPEG of the company's storage as a data URL; null for anything else. */
async function loadStoredPicture(address: string): Promise<string | null> {
  const bytes = await fetchStored(address, { maxBytes: MAX_PICTURE_BYTES, timeoutMs: TIMEOUT_MS });
  const type = bytes === null ? '' : pictureType(bytes);
  return bytes === null || type === '' ? null : `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}
