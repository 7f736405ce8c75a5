import type { SiteFields } from './onWork';

/** Whether a move begins work on a visit, which a site's gates may hold; going on with it does not. States may be as they are stored. */
export const beginsVisit = (from: unknown, to: unknown): boolean =>
  to === 'on-site' && !['on-site', 'paused', 'done'].some((state) => state === from);

/** Whether the server found something open on the site of work that has not begun. */
export const isHeldBySite = ({ openGateIds, state }: Pick<SiteFields, 'openGateIds'> & { state: string }): boolean =>
  openGateIds.length > 0 && ['planned', 'confirmed', 'dispatched', 'en-route'].includes(state);
