import type { DocumentInput } from '@/domain/billing/schema';
import { taxDoubt, untaxedReason, type TaxDoubt } from '@/domain/billing/taxDoubt';
import { confirmAction } from '@/ui/feedback/confirm';

type Charged = Pick<DocumentInput, 'lines' | 'fees' | 'tax'>;

const QUESTIONS: Record<TaxDoubt, { title: string; message: string }> = {
  'no-zone': {
    title: 'Send it without sales tax?',
    message:
      'No tax zone is chosen and the customer has no tax exemption on file, so no sales tax is charged. Go ahead only if this work is not taxed.',
  },
  'no-class': {
    title: 'Some lines have no tax class',
    message:
      'They are not marked as labor, materials or equipment, so no sales tax is charged on them. Go ahead only if they are not taxed.',
  },
  'nothing-taxed': {
    title: 'Nothing on it is taxed',
    message:
      'Its tax zone taxes some work, but no line here. Check the tax class of each line, the property, the kind of work and the pricing under “Change tax”.',
  },
};

/**
 * Asks for confirmation before sending a document that may charge too little tax by mistake. Returns true if there is nothing to ask. If
 * the zone's own rules explain why nothing is taxed, such as labor alone at a home in Texas, they're quoted, and a yes may apply to later
 * documents.
 */
export async function confirmUntaxed(document: Charged, confirmLabel: string): Promise<boolean> {
  const doubt = taxDoubt(document);
  if (doubt === null) return true;
  const buttons = { confirmLabel, cancelLabel: 'Go back' };
  const reason = doubt === 'nothing-taxed' ? untaxedReason(document) : null;
  if (!reason) return confirmAction({ ...QUESTIONS[doubt], ...buttons });
  const { work, notes, subject } = reason;
  return confirmAction({
    title: QUESTIONS[doubt].title,
    message: `${work}: ${notes.join('. ')}. Go ahead if that is all it is. A line for parts or a unit needs its own tax class.`,
    ...buttons,
    remember: {
      subject,
      label: `Do not ask again on this device about ${work.replace(/^./, (letter) => letter.toLowerCase())}`,
    },
  });
}

/** Same for several invoices: asks once, and says how many of them are in doubt and why. */
export async function confirmUntaxedOf(documents: readonly Charged[], confirmLabel: string): Promise<boolean> {
  const doubts = documents.map(taxDoubt).filter((doubt) => doubt !== null);
  const count = (wanted: TaxDoubt): number => doubts.filter((doubt) => doubt === wanted).length;
  const of = (wanted: TaxDoubt): string =>
    documents.length === 1 ? 'It' : `${count(wanted)} of ${documents.length} invoices`;
  const reasons = [
    count('no-zone') > 0 &&
      `${of('no-zone')} charge${documents.length === 1 ? 's' : ''} no sales tax: no tax zone is chosen, and the customer has no tax exemption on file.`,
    count('no-class') > 0 &&
      `${of('no-class')} ha${documents.length === 1 ? 's' : 've'} lines without a tax class, which are not taxed.`,
    count('nothing-taxed') > 0 &&
      `On ${of('nothing-taxed').toLowerCase()} no line is taxed, although the tax zone taxes some work.`,
  ].filter(Boolean);
  return (
    doubts.length === 0 ||
    confirmAction({
      title: count('no-zone') === doubts.length ? 'Send without sales tax?' : 'Check the sales tax first',
      message: `${reasons.join(' ')} Go ahead only if this work is not taxed.`,
      confirmLabel,
      cancelLabel: 'Go back',
    })
  );
}
