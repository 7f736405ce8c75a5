const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;
const STEP = 1000;

/** Formats bytes as `820 bytes`, `4.2 MB` or `200 GB`: one decimal below ten, in decimal units, as storage is sold. */
export function formatFileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / Math.log10(STEP)));
  const amount = bytes / STEP ** power;
  const rounded = power > 0 && amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
  return `${rounded} ${UNITS[power] ?? ''}`;
}
