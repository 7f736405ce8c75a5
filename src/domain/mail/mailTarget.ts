import { BOOKS_SUBJECT } from '../quickbooks/letters';
import { paths } from '@/lib/paths';
import { SENDING } from '@/lib/sendingHash';
import type { Mail } from './schema';

export const SEND_AGAIN = 'Send again';

/** Returns where an e-mail can be resent, with its dialog open if it has one (`SENDING`). */
export const mailTarget = ({ kind, subjectType, subjectId }: Mail): { label: string; to: string } => {
  const label = SEND_AGAIN;
  switch (subjectType) {
    case 'estimate':
      return { label, to: `${paths.estimateView(subjectId)}${SENDING}` };
    case 'invoice':
      return { label, to: `${paths.invoice(subjectId)}${SENDING}` };
    case 'payment':
      return { label, to: `${paths.paymentDetails(subjectId)}${SENDING}` };
    case 'customer':
      return kind === 'statement'
        ? { label, to: `${paths.statementOf(subjectId)}${SENDING}` }
        : { label, to: paths.customerDetails(subjectId) };
    case 'lead':
      return { label, to: paths.leadDetails(subjectId) };
    case 'job':
      // Anything that isn't a report is a review request.
      return kind === 'service-report'
        ? { label, to: `${paths.jobReport(subjectId)}${SENDING}` }
        : { label, to: paths.jobDetails(subjectId) };
    case 'report':
      if (subjectId === BOOKS_SUBJECT) return { label: 'Open QuickBooks', to: '/quickbooks?tab=reconcile' };
      return { label: 'Open report', to: paths.report(subjectId) };
    case 'credit-note':
      return { label, to: paths.invoices };
    case 'agreement':
      return kind === 'agreement'
        ? { label, to: `${paths.agreementView(subjectId)}${SENDING}` }
        : { label: 'Open agreement', to: paths.agreementView(subjectId) };
    case 'contract':
      return { label, to: paths.contractTab(subjectId, 'papers') };
    case 'invite':
      return { label, to: paths.team };
  }
};

/** Returns the path of the record that an e-mail was about. */
export const mailSubjectPath = (mail: Mail): string => mailTarget(mail).to.replace(SENDING, '');
