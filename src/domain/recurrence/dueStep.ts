/**
 * Returns which of several steps after an event is due: the largest of `days` reached, unless it is more than `graceDays` past, as when
 * reminders were turned on late; null when none is. A step that a run missed is caught up within the grace period, and only the latest.
 */
export function dueStep(days: readonly number[], daysSince: number, graceDays: number): number | null {
  const due = days.filter((day) => day <= daysSince && daysSince - day <= graceDays);
  return due.length === 0 ? null : Math.max(...due);
}
