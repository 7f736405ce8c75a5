import type { output, ZodType } from 'zod';
import type { Operation, PermissionCollection } from '../access/permissions';
import type { BillingSettings } from '../billing/settings';
import type { CompanyFields } from '../company/schema';
import type { ViewedFinding } from '../finding/viewed';
import type { Paper } from '../paper/schema';
import type { ViewedPhoto } from '../photo/viewed';
import type { CompanyCollectionName } from '../record/manifests';
import type { Technician } from '../technician/schema';
import type { EstimateSubject } from './faceOfEstimate';
import type { InvoiceSubject } from './faceOfInvoice';
import type { PublicDocument, ReportParts } from './schema';

/** A record as stored. */
type Data = Record<string, unknown>;

/** Whose face is made, and when. */
export type FaceSubject = {
  companyId: string;
  /** Of the record. */
  id: string;
  /** When its link was last given; now where that is not kept. */
  sharedAt: string;
  now: string;
};

/** What a face may ask for, all of it read at one moment. Functions bring it (`sharing/readFace`). */
export type FaceReader = {
  /** The record. @throws AppError `invalid` with the first complaint. */
  record: <S extends ZodType>(schema: S) => output<S>;
  /** When the record was last changed. @throws AppError `invalid`. */
  changedAt: () => string;
  company: () => Promise<{ company: CompanyFields; settings: BillingSettings }>;
  /** Whether its customers can pay by card. */
  takesCards: () => Promise<boolean>;
  /** The photos taken of the record, in the order they were taken. */
  photos: () => Promise<ViewedPhoto[]>;
  /** What was found at the record, with prices and answers. */
  findings: () => Promise<ViewedFinding[]>;
  /** Technicians by id, in this order. */
  people: (ownerId: string, technicianIds: readonly string[]) => Promise<Technician[]>;
  /** All that an estimate, an invoice and the report of a job are made of. */
  estimate: () => Promise<EstimateSubject>;
  invoice: () => Promise<InvoiceSubject>;
  report: () => Promise<{ company: CompanyFields; businessUnitId: string; paper: Paper; parts: ReportParts }>;
};

/** All that the house has to know of what a customer sees of a record under a link. */
export type Face = {
  /** Where the record is. */
  collection: CompanyCollectionName;
  /** What the record is called where it is not found: `Load calculation`. */
  noun: string;
  /** The permission needed to share a link; revoking one depends on the role alone. */
  toShare: { operation: Operation; collection: PermissionCollection };
  /** The token is a field of the record, and goes with it. Without this it is kept beside: people write such a record as a whole. */
  hasTokenOnRecord?: true;
  /** The sender chooses what the page shows (`ReportParts`). */
  hasParts?: true;
  /** Whether a change of this field of the record may change what is shown. */
  isSeen: (field: string) => boolean;
  /** Why a record in this state has no link yet, as a sentence; '' = it may have one. */
  notYet?: (record: Data) => string;
  /** While a record is being changed, the fields of its face that follow, and nothing else; null = all of it follows. */
  held?: (record: Data) => Data | null;
  /** @throws AppError `invalid` where nothing can be shown. */
  show: (subject: FaceSubject, read: FaceReader) => PublicDocument | Promise<PublicDocument>;
};

/** States once what a customer sees of a record; `faces.ts` lists the faces. */
export const defineFace = (face: Face): Face => face;

/** For `isSeen`: these fields and no other. */
export const onlyFields =
  (fields: readonly string[]) =>
  (field: string): boolean =>
    fields.includes(field);
