import { AggregateField, type CollectionReference } from 'firebase-admin/firestore';
import type { OpenRecord } from '@/domain/assistant/schema';
import type { Picture } from '@/domain/assistant/api';
import { can } from '@/domain/access/permissions';
import { isRecordId } from '@/domain/record/recordId';
import { auditSchema, type Stored } from '@/domain/record/schema';
import type { ListQuery, SumQuery } from '@/domain/record/listQuery';
import { manifestOf } from '@/domain/record/manifests';
import type { FieldsOf } from '@/domain/record/schemas';
import { cutText } from '@/lib/cutText';
import { calendarDay } from '@/lib/dates';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { inCompany, techniciansOf } from '../platform/collections';
import { asked } from '../platform/listQuery';
import type { Chips } from './chips';
import { DESK_SCHEMAS, type DeskCollection } from './deskSchemas';
import { withoutInvisible } from './cleanText';
import { ToolRefusal } from './tools/refusal';

/**
 * Context of the assistant's lookups: each read checks what the person may read at that moment, and stays within their
 * company.
 */
export type Desk = {
  deps: Deps;
  member: Member;
  /** The clock that days and times refer to. */
  timeZone: string;
  today: string;
  nowIso: string;
  open: OpenRecord | null;
  pictures: readonly Picture[];
  /** The asking person's technician id, or '' if they aren't one. */
  technicianId: string;
  chips: Chips;
  /** Returns one record, or null if it doesn't exist. @throws ToolRefusal when they may not read such records */
  get: <Name extends DeskCollection>(name: Name, id: string) => Promise<Stored<FieldsOf<Name>> | null>;
  /** Returns a limited list. Damaged records are left out. @throws ToolRefusal like `get` */
  list: <Name extends DeskCollection>(
    name: Name,
    query: ListQuery,
    limit?: number,
  ) => Promise<Stored<FieldsOf<Name>>[]>;
  /**
   * Returns how many records a query finds and the totals of their number fields, computed by the database. @throws ToolRefusal like
   * `get`
   */
  sums: (name: DeskCollection, query: SumQuery) => Promise<{ count: number; sums: Record<string, number> }>;
  mayRead: (name: DeskCollection) => boolean;
  /** Marks text written by customers or strangers as theirs. '' stays ''. */
  foreign: (text: string) => Foreign | '';
  hasReadForeignText: () => boolean;
};

export type Foreign = { untrusted: true; text: string };
const LIST_LIMIT = 25;
/** Maximum length of one text given to a model. */
const FOREIGN_LENGTH = 1_500;

type About = Pick<Desk, 'open' | 'pictures' | 'chips' | 'technicianId'> & { timeZone: string };

export function newDesk(deps: Deps, member: Member, { timeZone, ...about }: About): Desk {
  const { companyId, company, user } = member;
  let hasRead = false;
  const zone = timeZone || company.timeZone;
  const nowIso = deps.now();

  const mayRead = (name: DeskCollection): boolean => can(user, 'read', name);
  const collectionOf = (name: DeskCollection): CollectionReference => {
    if (!mayRead(name)) throw new ToolRefusal(`The person who asks may not see ${manifestOf(name).noun.many}.`);
    // The company is always the caller's own: no tool argument can name another.
    return name === 'technicians' ? techniciansOf(deps.db, company.ownerId) : inCompany(deps.db, companyId, name);
  };
  const parse = <Name extends DeskCollection>(
    name: Name,
    id: string,
    data: Record<string, unknown> | undefined,
  ): Stored<FieldsOf<Name>> | null => {
    const [fields, audit] = [DESK_SCHEMAS[name].safeParse(data), auditSchema.safeParse(data)];
    if (!fields.success || !audit.success) return null;
    // Each name has its own schema, which the table's type loses.
    const record: unknown = { ...fields.data, ...audit.data, id };
    return record as Stored<FieldsOf<Name>>;
  };

  return {
    ...about,
    deps,
    member,
    timeZone: zone,
    today: calendarDay(zone, new Date(nowIso)),
    nowIso,
    mayRead,
    get: async (name, id) => {
      const collection = collectionOf(name);
      if (!isRecordId(id)) return null;
      const snapshot = await collection.doc(id).get();
      return snapshot.exists ? parse(name, id, snapshot.data()) : null;
    },
    list: async (name, query, limit = LIST_LIMIT) => {
      const bounded = { ...query, limit: Math.min(query.limit ?? limit, limit) };
      const { docs } = await asked(collectionOf(name), bounded).get();
      return docs.flatMap((document) => parse(name, document.id, document.data()) ?? []);
    },
    sums: async (name, { where = [], sum }) => {
      const fields = sum.map((field, index): [string, AggregateField<number>] => [
        `sum${String(index)}`,
        AggregateField.sum(field),
      ]);
      const query = asked(collectionOf(name), { where });
      const found = (
        await query.aggregate({ count: AggregateField.count(), ...Object.fromEntries(fields) }).get()
      ).data();
      const values: Readonly<Record<string, unknown>> = found;
      return {
        count: Number(values['count'] ?? 0),
        sums: Object.fromEntries(sum.map((field, index) => [field, Number(values[`sum${String(index)}`] ?? 0)])),
      };
    },
    foreign: (text) => {
      // Text that is invisible on screen isn't given to a model either.
      const trimmed = withoutInvisible(text).trim();
      if (trimmed === '') return '';
      hasRead = true;
      return { untrusted: true, text: cutText(trimmed, FOREIGN_LENGTH) };
    },
    hasReadForeignText: () => hasRead,
  };
}
