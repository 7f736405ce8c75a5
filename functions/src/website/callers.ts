import type { Deps } from '../platform/admin';
import { callerAddressHash } from '../platform/callerAddress';
import type { PageRequest } from '../platform/definePage';

const OWN_A_MINUTE = 5;
const EDGE_A_MINUTE = 120;

const FORWARDED = 'x-forwarded-for';

/**
 * Whose forms are counted together. Behind the hosting the visitor stands before the last of the addresses, which is the edge; asked
 * directly the last is the visitor, and the one before is whatever they wrote. So both are counted, the last with room for many.
 */
export function callersOf({ now }: Deps, { header, network }: PageRequest): { key: string; perMinute: number }[] {
  const before = chainOf(header).at(-2);
  if (before === undefined) return [{ key: network, perMinute: OWN_A_MINUTE }];
  return [
    { key: network, perMinute: EDGE_A_MINUTE },
    { key: callerAddressHash({ headers: { [FORWARDED]: before } }, now()), perMinute: OWN_A_MINUTE },
  ];
}

/** Where a form was sent from, to be kept with a consent; '' where that is not known. */
export const addressOf = ({ header }: PageRequest): string => {
  const chain = chainOf(header);
  return (chain.at(-2) ?? chain.at(-1) ?? '').slice(0, 64);
};

const chainOf = (header: PageRequest['header']): string[] =>
  header(FORWARDED)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
