import { paths } from '@/lib/paths';
import { SENDING } from '@/lib/sendingHash';

/** URL of an estimate's page with its filled-in e-mail open. */
export const estimateSend = (id: string): string => `${paths.estimateView(id)}${SENDING}`;
