import { formatCents } from '../../money/format';
import { isUnconditional, type LienWaiver } from './lienWaiver';

export type WaiverFacts = { claimant: string; owner: string; job: string; throughText: string };

/**
 * Returns a waiver's text: the statute's own wording if it was entered, otherwise a general form. The general form is for states that
 * prescribe none; `waiverFormFor` says which do.
 */
export function waiverText(
  waiver: Pick<LienWaiver, 'kind' | 'amountCents' | 'exceptions' | 'formText'>,
  { claimant, owner, job, throughText }: WaiverFacts,
): string {
  if (waiver.formText !== '') return waiver.formText;
  const amount = formatCents(waiver.amountCents, { currency: 'USD' });
  const isFinal = waiver.kind.endsWith('final');
  const scope = isFinal
    ? `all labor, services, equipment and material furnished for ${job}`
    : `labor, services, equipment and material furnished for ${job} through ${throughText}`;
  const effect = isUnconditional(waiver.kind)
    ? `${claimant} has received ${amount} and waives its lien, stop-payment-notice and bond rights for ${scope}. This waiver holds from its signature.`
    : `When ${claimant} has received ${amount} and the payment has cleared, ${claimant} waives its lien, stop-payment-notice and bond rights for ${scope}. Until then this document has no effect, and it has none if the payment is not honored.`;
  const exceptions =
    waiver.exceptions === ''
      ? isFinal
        ? 'Exceptions: none.'
        : 'Exceptions: retainage, and changes that are not yet agreed in writing.'
      : `Exceptions: ${waiver.exceptions}`;
  return [`Claimant: ${claimant}`, `Owner: ${owner}`, `Job: ${job}`, '', effect, '', exceptions].join('\n');
}
