/** A reminder that could not go out on its day still goes out this many days later, not any more after that. */
export const REMINDER_GRACE_DAYS = 2;

/**
 * Which reminder is due: the largest of `days` that has come, unless it is long past, as when reminders were switched on
 * late; null when none is.
 */
export function dueReminder(days: readonly number[], daysSince: number): number | null {
  const due = days.filter((day) => day <= daysSince && daysSince - day <= REMINDER_GRACE_DAYS);
  return due.length === 0 ? null : Math.max(...due);
}
