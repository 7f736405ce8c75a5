const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Formats a file size: `340 KB`, `1.2 MB`. @param bytes from 0 */
export const fileSizeText = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`
    : `${Math.round((bytes / MEGABYTE) * 10) / 10} MB`;
