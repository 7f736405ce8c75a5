/**
 * The version of the law data and of automatic announcements that a company's agreements were last checked against. A change of
 * `rules.json`, or of what `plannedNotices` plans, raises it: the following night, all members' notices are checked again.
 */
export const NOTICES_SETTLED = '2026-11-30';
