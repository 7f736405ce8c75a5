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

/** The record a face is created for, and the time. */
export type FaceSubject = {
  companyId: string;
  /** The record's ID. */
  id: string;
  /** Time its link was last issued; the current time if that isn't stored. */
  sharedAt: string;
  now: string;
};

/** Data a face may request, all read at one moment. Provided by functions (`sharing/readFace`). */
export type FaceReader = {
  /** The record. @throws AppError `invalid` with the first validation error. */
  record: <S extends ZodType>(schema: S) => output<S>;
  /** Returns when the record was last changed. @throws AppError `invalid`. */
  changedAt: () => string;
  company: () => Promise<{ company: CompanyFields; settings: BillingSettings }>;
  /** Whether customers can pay by card. */
  takesCards: () => Promise<boolean>;
  /** The record's photos, in the order they were taken. */
  photos: () => Promise<ViewedPhoto[]>;
  /** The record's findings, with prices and answers. */
  findings: () => Promise<ViewedFinding[]>;
  /** Technicians by ID, in this order. */
  people: (ownerId: string, technicianIds: readonly string[]) => Promise<Technician[]>;
  /** The data for an estimate, an invoice and a job's report. */
  estimate: () => Promise<EstimateSubject>;
  invoice: () => Promise<InvoiceSubject>;
  report: () => Promise<{ company: CompanyFields; businessUnitId: string; paper: Paper; parts: ReportParts }>;
};

/** Everything the rest of the code needs to know about a face: what a customer sees of a record via a link. */
export type Face = {
  /** The record's collection. */
  collection: CompanyCollectionName;
  /** The record's name in "not found" messages: `Load calculation`. */
  noun: string;
  /** The permission needed to share a link; revoking one depends on the role alone. */
  toShare: { operation: Operation; collection: PermissionCollection };
  /**
   * The token is a field of the record, and is deleted with it. Otherwise it is stored separately, because users write such a record as a
   * whole.
   */
  hasTokenOnRecord?: true;
  /** Whether the sender chooses what the page shows (`ReportParts`). */
  hasParts?: true;
  /** Whether a change to this field of the record may change what is shown. */
  isSeen: (field: string) => boolean;
  /** Returns why a record in this state can't have a link yet, as a sentence; '' = it can. */
  notYet?: (record: Data) => string;
  /** While a record is being changed, the only fields of its face to update; null = update all of it. */
  held?: (record: Data) => Data | null;
  /** @throws AppError `invalid` if nothing can be shown. */
  show: (subject: FaceSubject, read: FaceReader) => PublicDocument | Promise<PublicDocument>;
};

/** Defines a record's public view; `faces.ts` lists the faces. */
export const defineFace = (face: Face): Face => face;

/** For `isSeen`: matches only these fields. */
export const onlyFields =
  (fields: readonly string[]) =>
  (field: string): boolean =>
    fields.includes(field);
