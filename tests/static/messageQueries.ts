import { failedSince, lastSent } from '@/domain/administration/queries';
import {
  mailLog,
  mailsAbout,
  mailsOfCustomer,
  mailsOfCustomers,
  mailsOfVisit,
  mailsToAddress,
} from '@/domain/mail/queries';
import {
  consentsOfMail,
  consentsOfNumber,
  textLog,
  textsOfCustomer,
  textsOfCustomers,
  textsOfVisit,
} from '@/domain/message/queries';
import { ask, type Asked } from './asked';

const NOW = '2026-01-12T15:00:00.000Z';

/** The queries of e-mails and text messages. */
export const MESSAGE_QUERIES: Record<string, Asked[]> = {
  textsOfCustomer: ask('texts', textsOfCustomer('x')),
  textsOfCustomers: ask('texts', textsOfCustomers(['x'])),
  textsOfVisit: ask('texts', textsOfVisit('x')),
  textLog: [
    ...ask('texts', textLog({ state: 'failed', from: NOW })),
    ...ask('texts', textLog({ state: '', from: NOW })),
  ],
  consentsOfMail: ask('consents', consentsOfMail('a@b.cc')),
  consentsOfNumber: ask('consents', consentsOfNumber('+15125550134')),
  mailsAbout: ask('mail', mailsAbout('x')),
  mailsOfCustomer: ask('mail', mailsOfCustomer('x')),
  mailsOfCustomers: ask('mail', mailsOfCustomers(['x'])),
  mailsOfVisit: ask('mail', mailsOfVisit('x')),
  mailsToAddress: ask('mail', mailsToAddress('x@example.com')),
  mailLog: [
    ...ask('mail', mailLog({ state: 'failed', kind: 'invoice', from: NOW })),
    ...ask('mail', mailLog({ state: '', kind: 'invoice', from: NOW })),
    ...ask('mail', mailLog({ state: 'failed', kind: '', from: NOW })),
  ],
  failedSince: [...ask('mail', failedSince(NOW)), ...ask('texts', failedSince(NOW))],
  lastSent: [...ask('mail', lastSent()), ...ask('texts', lastSent())],
};
