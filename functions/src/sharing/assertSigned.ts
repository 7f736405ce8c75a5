import type { Signature } from '@/domain/estimate/schema';
import { AppError } from '@/lib/appError';

/** The start of every PNG in base64. */
const PNG = 'data:image/png;base64,iVBORw0KGgo';

/** @throws AppError `invalid` if a drawn signature has no picture, or a typed one has one */
export function assertSigned({ kind, imageDataUrl }: Signature): void {
  if (kind === 'drawn' ? !imageDataUrl.startsWith(PNG) : imageDataUrl !== '')
    throw new AppError({ code: 'invalid', userMessage: 'Sign in the box, or type your name.' });
}
