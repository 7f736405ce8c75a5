import { formatCents, formatWholeCents } from '@/domain/money/format';

/** Formats an amount in cents: `$1,204.50`, or `−$12.00` for a credit. */
export const formatMoney = (amountCents: number): string => formatCents(amountCents);

/** Formats a price as advertised: `$49` without cents, `$49.50` with them. */
export const formatPrice = (amountCents: number): string =>
  amountCents % 100 === 0 ? formatWholeCents(amountCents) : formatCents(amountCents);
