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

/** The record whose public view is built, and when. */
export type FaceSubject = {
  companyId: string;
  /** The record's id. */
  id: string;
  /** When its link was last shared; now if that isn't stored. */
  sharedAt: string;
  now: string;
};

/** The data sources of a public view, all read at one moment. Provided by functions (`sharing/readFace`). */
export type FaceReader = {
  /** Returns the record. @throws AppError `invalid` with the first error. */
  record: <S extends ZodType>(schema: S) => output<S>;
  /** Returns when the record was last changed. @throws AppError `invalid`. */
  changedAt: () => string;
  company: () => Promise<{ company: CompanyFields; settings: BillingSettings }>;
  /** Returns whether its customers can pay by card. */
  takesCards: () => Promise<boolean>;
  /** Returns the record's photos, in the order they were taken. */
  photos: () => Promise<ViewedPhoto[]>;
  /** Returns the record's findings, with prices and answers. */
  findings: () => Promise<ViewedFinding[]>;
  /** Technicians by id, in this order. */
  people: (ownerId: string, technicianIds: readonly string[]) => Promise<Technician[]>;
  /** Return everything needed for an estimate, an invoice and a job's report. */
  estimate: () => Promise<EstimateSubject>;
  invoice: () => Promise<InvoiceSubject>;
  report: () => Promise<{ company: CompanyFields; businessUnitId: string; paper: Paper; parts: ReportParts }>;
};

/** The definition of what a customer sees of a record through a link. */
export type Face = {
  /** Where the record is. */
  collection: CompanyCollectionName;
  /** The record's name in not-found messages: `Load calculation`. */
  noun: string;
  /** The permission needed to share a link; revoking one depends on the role alone. */
  toShare: { operation: Operation; collection: PermissionCollection };
  /**
   * Whether the token is a field of the record, and is deleted with it. Otherwise it is stored separately: people write such a record as
   * a whole.
   */
  hasTokenOnRecord?: true;
  /** Whether the sender chooses what the page shows (`ReportParts`). */
  hasParts?: true;
  /** Whether a change of this field may change what is shown. */
  isSeen: (field: string) => boolean;
  /** Returns why a record in this state has no link yet, as a sentence; '' = it may have one. */
  notYet?: (record: Data) => string;
  /** Returns the only fields of its public view that are updated while the record is being changed; null = all are. */
  held?: (record: Data) => Data | null;
  /** @throws AppError `invalid` if nothing can be shown. */
  show: (subject: FaceSubject, read: FaceReader) => PublicDocument | Promise<PublicDocument>;
};

/** Declares in one place what a customer sees of a record; `faces.ts` lists them all. */
export const defineFace = (face: Face): Face => face;

/** For `isSeen`: exactly these fields. */
export const onlyFields =
  (fields: readonly string[]) =>
  (field: string): boolean =>
    fields.includes(field);
