import { pdfOfPaper } from '../mail/paperPdf';
import type { Deps } from '../platform/admin';
import { precondition } from '../platform/errors';
import { readSendable, type SendableKind } from '../sharing/readSendable';
import type { PaperFile } from './outcome';

const KINDS: Readonly<Record<string, SendableKind>> = { invoice: 'invoice', credit: 'credit-note' };

/** Renders the customer's PDF of a document in its current state, by its key (`invoice:abc`). @throws AppError if there isn't one */
export async function drawPaper(deps: Deps, companyId: string, key: string): Promise<PaperFile> {
  const at = key.indexOf(':');
  const kind = KINDS[key.slice(0, at)];
  if (!kind) throw precondition('There is no PDF of it.');
  const { paper } = await readSendable(deps, { companyId, kind, subjectId: key.slice(at + 1) });
  const { fileName, content } = await pdfOfPaper(paper);
  return { fileName, content };
}
