import { paths } from '@/lib/paths';
import { SENDING } from '@/lib/sendingHash';

/** An estimate's page with its e-mail open, filled out. */
export const estimateSend = (id: string): string => `${paths.estimateView(id)}${SENDING}`;
