import type { Deps } from '../platform/admin';
import { callerAddressHash } from '../platform/callerAddress';
import type { PageRequest } from '../platform/definePage';

/** Per visitor and company. */
const OWN_A_MINUTE = 5;
/**
 * Limit for one front end to one company: a third of what the company accepts, so that a forger leaves room for
 * everyone else.
 */
const EDGE_FOR_ONE_A_MINUTE = 20;
/** Limit for one front end to all companies together. */
const EDGE_A_MINUTE = 120;

const FORWARDED = 'x-forwarded-for';

type Counted = { key: string; perMinute: number };

/**
 * Returns whose forms a company counts together. Of a request's addresses, only the last is certain: Google writes it. Behind the hosting
 * that is an edge, preceded by the visitor; on direct requests it is the visitor, preceded by whatever they wrote. Since the two cases
 * can't be distinguished, the one before is treated as a visitor and the last is limited too: someone forging an address gets as much as
 * an edge for one company, never its whole capacity. Counts are per company, so if the hosting ever adds another hop, one company's
 * visitors share a limit, and no more.
 */
export function callersOf({ now }: Pick<Deps, 'now'>, { header, network }: Request, companyId: string): Counted[] {
  const before = chainOf(header).at(-2);
  const all = { key: network, perMinute: EDGE_A_MINUTE };
  const here = `${companyId}_${network}`;
  if (before === undefined) return [{ key: here, perMinute: OWN_A_MINUTE }, all];
  const visitor = callerAddressHash({ headers: { [FORWARDED]: before } }, now());
  return [
    { key: `${companyId}_${visitor}`, perMinute: OWN_A_MINUTE },
    { key: `${here}_edge`, perMinute: EDGE_FOR_ONE_A_MINUTE },
    all,
  ];
}

type Request = Pick<PageRequest, 'header' | 'network'>;

/**
 * Returns where a form was sent from, to store with a consent: the claimed sender, and the network that delivered it, the only certain
 * part.
 */
export const addressOf = ({ header }: Pick<PageRequest, 'header'>): string =>
  chainOf(header)
    .slice(-2)
    .map((address) => address.slice(0, 45))
    .join(' by way of ');

const chainOf = (header: PageRequest['header']): string[] =>
  header(FORWARDED)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
