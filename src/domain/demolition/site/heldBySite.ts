import type { SiteFields } from './onWork';

/** Whether the server found something open on the site of work that has not begun. */
export const isHeldBySite = ({ openGateIds, state }: Pick<SiteFields, 'openGateIds'> & { state: string }): boolean =>
  openGateIds.length > 0 && ['planned', 'confirmed', 'dispatched', 'en-route'].includes(state);
