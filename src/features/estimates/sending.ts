import { paths } from '@/lib/paths';

/** What the address of an estimate's page ends in where its e-mail is to be sent next. */
export const SENDING = '#send';

/** An estimate's page with its e-mail open, filled out. */
export const estimateSend = (id: string): string => `${paths.estimateView(id)}${SENDING}`;
