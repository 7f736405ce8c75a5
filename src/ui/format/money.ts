import { formatCents, formatWholeCents } from '@/domain/money/format';

/** `$1,204.50` of an amount in cents; `−$12.00` of a credit. */
export const formatMoney = (amountCents: number): string => formatCents(amountCents);

/** A price as it is advertised: `$49` where there are no cents, `$49.50` where there are. */
export const formatPrice = (amountCents: number): string =>
  amountCents % 100 === 0 ? formatWholeCents(amountCents) : formatCents(amountCents);
