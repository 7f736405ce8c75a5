import { MINUTE_MS } from '@/lib/time';

/** Gives the browser time to fetch the file before its URL is revoked. */
const RELEASE_AFTER_MS = MINUTE_MS;

/** Saves a file created in the page, as if it had been downloaded. */
export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}
