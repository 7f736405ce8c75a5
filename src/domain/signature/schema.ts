import { z } from 'zod';
import { isoInstant, recordId, requiredLine } from '../record/schema';

/** A PNG as a data address, as the signature pad makes it. */
const DRAWING = /^data:image\/png;base64,[A-Za-z0-9+/=]+$/;
const DRAWING_LIMIT = 80_000;

/**
 * companies/{c}/workSignatures/{id}: what a customer signed on the technician's device when work was finished. Written once, also
 * without a connection. `jobTitle` is what the work was called then; `imageDataUrl` is '' for a typed name.
 */
export const workSignatureSchema = z.object({
  jobId: recordId,
  customerId: recordId,
  jobTitle: requiredLine(160, 'Say what was done'),
  name: requiredLine(120, 'Enter your name'),
  imageDataUrl: z.string().max(DRAWING_LIMIT, 'The signature is too large').default(''),
  signedAt: isoInstant,
});
export type WorkSignature = z.infer<typeof workSignatureSchema>;

/** The drawing of a signature, to be shown; '' for a typed one, and for what is no drawing. */
export const drawingOf = ({ imageDataUrl }: Pick<WorkSignature, 'imageDataUrl'>): string =>
  DRAWING.test(imageDataUrl) ? imageDataUrl : '';
