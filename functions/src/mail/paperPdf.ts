import { pdfFileName } from '@/documents/fileName';
import type { Paper } from '@/domain/paper/schema';
import { pictureType, REPORT_PHOTOS_BYTES } from '@/documents/pdf/pictures';
import { isEmulator } from '../platform/config';
import type { MailToSend } from './sendMail';

const TIMEOUT_MS = 5_000;
/** Larger pictures are left out of what is sent: mail servers refuse large e-mails. */
const MAX_PICTURE_BYTES = 1_500_000;
/** Where the company's own files lie. Anything else is never fetched: the server must not be led around its network. */
const STORAGE_HOSTS = /^(firebasestorage\.googleapis\.com|storage\.googleapis\.com|[a-z0-9-]+\.firebasestorage\.app)$/;

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
    content: await renderPdf(paper, loadPicture),
  };
}

/** A PNG or JPEG of the company's storage as a data URL; null for anything else. */
async function loadStoredPicture(address: string): Promise<string | null> {
  try {
    if (!isStorageAddress(new URL(address))) return null;
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MAX_PICTURE_BYTES) return null;
    const bytes = Buffer.from(await response.arrayBuffer());
    const type = pictureType(bytes);
    return type === '' || bytes.length > MAX_PICTURE_BYTES ? null : `data:${type};base64,${bytes.toString('base64')}`;
  } catch {
    return null;
  }
}

function isStorageAddress({ protocol, hostname, host }: URL): boolean {
  if (protocol === 'https:' && STORAGE_HOSTS.test(hostname)) return true;
  return isEmulator() && host === (process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '');
}
