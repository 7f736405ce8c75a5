import { MINUTE_MS } from '@/lib/time';

/** Time for the browser to take the file before its address is given back. */
const RELEASE_AFTER_MS = MINUTE_MS;

/** Hands a file made in the page to the person, as if it had been downloaded. */
export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}
