import { z } from 'zod';

export const IMPORT_PRESETS = ['jobber', 'housecall-pro', 'quickbooks', 'generic'] as const;
export type ImportPreset = (typeof IMPORT_PRESETS)[number];
export const IMPORT_STATUSES = ['running', 'done', 'undoing', 'undone'] as const;

/** companies/{c}/imports/{id}: one CSV import, stored so that it can be resumed, reviewed later and undone as a whole. */
export const importSchema = z.object({
  fileName: z.string().max(300),
  /** SHA-256 of the file, used to recognize it when an import is resumed. */
  fileHash: z.string().max(64),
  preset: z.enum(IMPORT_PRESETS),
  /** Target field → column header of the file. */
  mapping: z.record(z.string().max(60), z.string().max(200)),
  status: z.enum(IMPORT_STATUSES),
  totalRows: z.number().int().min(0).max(1_000_000),
  processedRows: z.number().int().min(0).max(1_000_000),
  createdCount: z.number().int().min(0).max(1_000_000),
  existingCount: z.number().int().min(0).max(1_000_000),
  duplicateCount: z.number().int().min(0).max(1_000_000),
  errorCount: z.number().int().min(0).max(1_000_000),
});
export type ImportRecord = z.infer<typeof importSchema>;
