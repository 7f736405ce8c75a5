import { AppError } from '@/lib/appError';
import { binaryKind, decodeText, notAList, WEB_PAGE } from './decode';

const MAX_BYTES = 20 * 1024 * 1024;
const refused = (userMessage: string): AppError => new AppError({ code: 'invalid', userMessage });

/** The text of a CSV file of prices or members. @throws AppError with what is wrong with it and what to do */
export async function listText(file: { size: number; arrayBuffer: () => Promise<ArrayBuffer> }): Promise<string> {
  if (file.size > MAX_BYTES)
    throw refused('This file is larger than 20 MB. Split it and import the parts one after the other.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw refused('This file is empty.');
  const binary = binaryKind(bytes);
  if (binary === 'excel')
    throw refused('This is a workbook, not a CSV file. Save it as CSV (UTF-8) and choose that file.');
  if (binary === 'other') throw refused('This is not a CSV file.');
  const { text } = decodeText(bytes);
  const other = notAList(text);
  if (other !== '') throw refused(other === 'web-page' ? WEB_PAGE : 'This is not a CSV file.');
  return text;
}
