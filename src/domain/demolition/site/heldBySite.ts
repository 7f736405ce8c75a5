import type { SiteFields } from './onWork';

/** Whether a move starts work on a visit, which a site's gates may hold; resuming it doesn't count. States may be raw stored values. */
export const beginsVisit = (from: unknown, to: unknown): boolean =>
  to === 'on-site' && !['on-site', 'paused', 'done'].some((state) => state === from);

/** Whether the server found open gates on the site of work that hasn't begun. */
export const isHeldBySite = ({ openGateIds, state }: Pick<SiteFields, 'openGateIds'> & { state: string }): boolean =>
  openGateIds.length > 0 && ['planned', 'confirmed', 'dispatched', 'en-route'].includes(state);
