import { error as logError } from 'firebase-functions/logger';
import { z } from 'zod';
import { documentOfPaper } from '@/domain/quickbooks/planPapers';
import { remotePaperSchema } from '@/domain/quickbooks/remote';
import type { Body } from '@/domain/quickbooks/wire';
import { AppError } from '@/lib/appError';
import { isFault, QuickbooksError } from './errors';
import { writtenAs, type Outcome, type PaperFile, type Writing } from './outcome';
import { findPaper } from './reading';

const sentRef = z.object({
  AttachableRef: z.tuple([z.object({ EntityRef: z.object({ type: z.string(), value: z.string() }) })]),
});
const uploadAnswer = z.object({ AttachableResponse: z.array(z.record(z.string(), z.unknown())).min(1) });

/**
 * Attaches a document's PDF to it. After a try without a response, it is searched for first: the documentation doesn't say that repeated
 * uploads are recognized by their request id. QuickBooks answers 200 for a file it rejects.
 */
export async function attachPaper(writing: Writing, body: Body): Promise<Outcome> {
  const { ask, id, push, drawPaper } = writing;
  if (push.attempts > 0) {
    const [{ EntityRef }] = sentRef.parse(body).AttachableRef;
    const lost = await findPaper(ask, push.key, EntityRef);
    if (lost) return writtenAs(writing, lost);
  }
  const file = await drawPaper(documentOfPaper(push.key)).catch(unlessOfTheMoment);
  if (file === null)
    return { state: 'failed', fault: 'Its PDF could not be made. Open the document here and look at its PDF.' };
  const answer = uploadAnswer.parse(
    await ask({ path: 'upload', method: 'POST', form: formOf(body, file), requestId: `fw-${id}` }),
  );
  const [first = {}] = answer.AttachableResponse;
  if (isFault(first)) throw new QuickbooksError(400, first);
  return writtenAs(writing, remotePaperSchema.parse(first['Attachable']));
}

/** One document that can't be rendered must not block the rest; temporary errors are retried. */
function unlessOfTheMoment(error: unknown): null {
  if (error instanceof AppError && (error.code === 'unavailable' || error.code === 'rate-limited')) throw error;
  logError('a PDF for QuickBooks could not be made', { cause: String(error).slice(0, 300) });
  return null;
}

function formOf(body: Body, { fileName, content }: PaperFile): FormData {
  const form = new FormData();
  const facts = JSON.stringify({ ...body, FileName: fileName });
  form.append('file_metadata_01', new Blob([facts], { type: 'application/json' }), 'metadata.json');
  form.append('file_content_01', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), fileName);
  return form;
}

/**
 * Deletes a PDF we attached; if it was already deleted there, just removes the link. The whole record is sent back, as QuickBooks
 * documents it.
 */
export async function detachPaper({ ask, id, link }: Writing): Promise<Outcome> {
  const gone: Outcome = { link: null, theirsCents: null, theirsTaxCents: null, note: '' };
  if (!link?.isOurs) return gone;
  const there = await ask({ path: `attachable/${encodeURIComponent(link.remoteId)}` }).catch((error: unknown) => {
    if (error instanceof QuickbooksError && error.code === '610') return null;
    throw error;
  });
  if (!there) return gone;
  await ask({
    path: 'attachable',
    method: 'POST',
    query: { operation: 'delete' },
    body: there['Attachable'],
    requestId: `fw-${id}`,
  });
  return gone;
}
