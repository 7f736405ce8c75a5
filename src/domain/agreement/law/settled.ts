/**
 * Which version of the law's data and of what is announced without being asked the agreements of a company were last looked through by. A change of
 * `rules.json`, or of what `plannedNotices` plans, raises it: the night after, every company's members look for their notices again.
 */
export const NOTICES_SETTLED = '2026-11-30';
