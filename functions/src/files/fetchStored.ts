import { isEmulator } from '../platform/config';

/** Hosts of the companies' own files. Nothing else is ever fetched, to prevent server-side request forgery. */
const STORAGE_HOSTS = /^(firebasestorage\.googleapis\.com|storage\.googleapis\.com|[a-z0-9-]+\.firebasestorage\.app)$/;

/**
 * Fetches a file from the companies' storage by its download address; null for any other address, for a larger file, or if it can't be
 * read.
 * @param address as the app stored it
 */
export async function fetchStored(
  address: string,
  { maxBytes, timeoutMs }: { maxBytes: number; timeoutMs: number },
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    if (!isStorageAddress(new URL(address))) return null;
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > maxBytes) return null;
    const bytes = new Uint8Array(await response.arrayBuffer());
    return bytes.length > maxBytes ? null : bytes;
  } catch {
    return null;
  }
}

function isStorageAddress({ protocol, hostname, host }: URL): boolean {
  if (protocol === 'https:' && STORAGE_HOSTS.test(hostname)) return true;
  // The demo's files are in the visitor's tab, where its functions run.
  return isEmulator() && (protocol === 'blob:' || host === (process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? ''));
}
