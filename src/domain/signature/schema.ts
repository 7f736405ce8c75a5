import { z } from 'zod';
import { isoInstant, recordId, requiredLine } from '../record/schema';

/** A PNG as a data URL, as the signature pad produces it. */
const DRAWING = /^data:image\/png;base64,[A-Za-z0-9+/=]+$/;
const DRAWING_LIMIT = 80_000;

/**
 * companies/{c}/workSignatures/{id}: a customer's signature on the technician's device for finished work. Written once, even offline.
 * `jobTitle` is the job's title at that time; `imageDataUrl` is '' for a typed name.
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

/** Returns a signature's drawing for display; '' for a typed one, and for anything that isn't a drawing. */
export const drawingOf = ({ imageDataUrl }: Pick<WorkSignature, 'imageDataUrl'>): string =>
  DRAWING.test(imageDataUrl) ? imageDataUrl : '';
