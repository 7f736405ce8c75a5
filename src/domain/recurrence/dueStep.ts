/**
 * Returns which of several steps after an event is due: the largest of `days` that has passed, unless it is more than `graceDays` ago, as
 * when reminders were turned on late; null if none is. Within the grace period a missed step is caught up on, but only the latest.
 */
export function dueStep(days: readonly number[], daysSince: number, graceDays: number): number | null {
  const due = days.filter((day) => day <= daysSince && daysSince - day <= graceDays);
  return due.length === 0 ? null : Math.max(...due);
}
