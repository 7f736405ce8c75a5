import type { SiteFields } from './onWork';

/** Whether a move begins work on a visit, which a site's gates may block; continuing it doesn't. States may be as stored. */
export const beginsVisit = (from: unknown, to: unknown): boolean =>
  to === 'on-site' && !['on-site', 'paused', 'done'].some((state) => state === from);

/** Whether the server found an open gate on the site of work that hasn't begun. */
export const isHeldBySite = ({ openGateIds, state }: Pick<SiteFields, 'openGateIds'> & { state: string }): boolean =>
  openGateIds.length > 0 && ['planned', 'confirmed', 'dispatched', 'en-route'].includes(state);
