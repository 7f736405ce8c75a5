import { downloadFile } from './downloadFile';

/** Saves a file that came as base64 text. `type` is its MIME type. */
export function downloadBase64(fileName: string, base64: string, type: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  downloadFile(fileName, new Blob([bytes], { type }));
}
