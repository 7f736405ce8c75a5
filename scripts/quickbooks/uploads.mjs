// Document attachments: POST /upload, with QuickBooks' checks.
import { faults } from './fault.mjs';
import { DOCUMENTS, keep } from './write.mjs';

const MOST_BYTES = 100 * 1024 * 1024;
const LENGTHS = { FileName: 1000, Note: 2000 };
const TYPES = new Set([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/tiff',
  'text/plain',
  'text/csv',
  'text/xml',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]);

async function attached(store, books, metadata, file) {
  if (!(metadata instanceof Blob) || !metadata.type.startsWith('application/json'))
    throw faults.badFile('The metadata of a file is a part of its own of type application/json');
  const body = JSON.parse(await metadata.text());
  if (!(file instanceof Blob)) throw faults.missing('file_content');
  if (!body.FileName) throw faults.missing('FileName');
  for (const [field, most] of Object.entries(LENGTHS))
    if ((body[field] ?? '').length > most) throw faults.tooLong(field);
  const type = body.ContentType ?? file.type;
  if (!TYPES.has(type) || !TYPES.has(file.type)) throw faults.badFile(`The type ${type} is not supported`);
  if (file.size === 0) throw faults.badFile('The file is empty');
  if (file.size > MOST_BYTES) throw faults.badFile('The file is larger than 100 MB');
  for (const { EntityRef } of body.AttachableRef ?? []) {
    const row = DOCUMENTS.has(EntityRef?.type) ? books.tables[EntityRef.type].get(String(EntityRef.value)) : undefined;
    if (!row || row.isDeleted) throw faults.badReference(`EntityRef ${EntityRef?.type} ${EntityRef?.value}`);
  }
  const content = Buffer.from(await file.arrayBuffer());
  const row = { ...body, ContentType: type, Size: content.length, Id: String(books.nextId++), content };
  const { content: _content, ...given } = keep(store, books, 'Attachable', row, 'created');
  return given;
}

/** `POST /upload`: processes each file with its metadata separately; a rejected one doesn't block the others, and the status is 200. */
export async function upload(store, books, form) {
  if (!form) throw faults.badFile('content-type must be multipart/form-data');
  const names = [...form.keys()].filter((name) => name.startsWith('file_content_'));
  if (names.length === 0) throw faults.missing('file_content');
  const AttachableResponse = [];
  for (const name of names)
    try {
      const metadata = form.get(name.replace('content', 'metadata'));
      AttachableResponse.push({ Attachable: await attached(store, books, metadata, form.get(name)) });
    } catch (error) {
      if (!error.body) throw error;
      AttachableResponse.push(error.body);
    }
  return { AttachableResponse, time: store.iso() };
}

/** Returns a file for viewing. */
export function fileOf(store, params) {
  const row = store.state.realms.get(params.get('realmId') ?? '')?.tables.Attachable.get(params.get('id') ?? '');
  if (!row || row.isDeleted) throw faults.notFound('Attachable');
  return { name: row.FileName, content: row.content };
}
