import { collections } from '@/data/collections';
import { whenReady } from '@/data/directory/whenReady';
import type { Session } from '@/data/react/WorkspaceProvider';
import type { Workspace } from '@/data/session/workspace';
import { hasFeature } from '@/domain/access/features';
import { can, type PermissionCollection } from '@/domain/access/permissions';
import { DISPATCH } from '@/domain/access/roles';
import { BILLING_SETTINGS_ID, DEFAULT_BILLING_SETTINGS } from '@/domain/billing/settings';
import {
  CUSTOMERS_FOLLOWED,
  customerQueries,
  HITS_OF_A_KIND,
  leadQueries,
  numberQueries,
  wordQueries,
  type RecordQueries,
  type SearchedCollection,
} from '@/domain/search/queries';
import { roomAsked } from '@/domain/search/roomAsked';
import { technicianName } from '@/domain/technician/schema';
import { calendarDay } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { formatPrice } from '@/ui/format/money';
import { directoryOf } from '../customer/search/directoryService';
import { pricebookOf } from '../pricebook/search/pricebookService';
import { ALL_TECHNICIANS } from '../technician/useTechnicians';
import { customerDetail } from './customerDetail';
import { inDetail, type TellHits } from './hit';
import { findRecords } from './recordHits';

type Search = {
  workspace: Workspace;
  session: Session;
  typed: string;
  /** Ends the search: no further results are delivered. */
  signal: AbortSignal;
  tell: TellHits;
};

type Step = (search: Search, mayRead: (name: PermissionCollection) => boolean) => Promise<void>;

const only = (queries: RecordQueries, mayRead: (name: SearchedCollection) => boolean): RecordQueries =>
  Object.fromEntries(Object.entries(queries).filter(([name]) => mayRead(name as SearchedCollection)));

const byNumber: Step = async (search, mayRead) => {
  const { workspace, typed, tell } = search;
  const settings = mayRead('invoices')
    ? await workspace
        .repository(collections.settings)
        .getById(BILLING_SETTINGS_ID)
        // No settings exist.
        .catch(() => DEFAULT_BILLING_SETTINGS)
    : DEFAULT_BILLING_SETTINGS;
  await findRecords(search, only(numberQueries(typed, { now: new Date(), ...settings }), mayRead), tell);
};

const byWords: Step = (search, mayRead) => findRecords(search, only(wordQueries(search.typed), mayRead), search.tell);

const byLead: Step = (search, mayRead) => findRecords(search, only(leadQueries(search.typed), mayRead), search.tell);

/** Finds customers by everything known about them, and the records of the best matches. */
const byCustomer: Step = async (search, mayRead) => {
  const { workspace, typed, signal, tell } = search;
  if (!mayRead('directory')) return;
  const found = await whenReady(directoryOf(workspace), signal, ({ search }) =>
    search(typed, { limit: HITS_OF_A_KIND }),
  );
  if (!found || found.rows.length === 0) return;
  tell(
    found.rows.map((row) => ({
      kind: 'customer',
      label: row.name,
      detail: customerDetail(row, typed),
      path: paths.customerDetails(row.id),
      isExact: false,
    })),
    found.rows.length >= HITS_OF_A_KIND,
  );
  if (found.isGuess) return;
  const ids = found.rows.slice(0, CUSTOMERS_FOLLOWED).map(({ id }) => id);
  await findRecords(search, only(customerQueries(ids), mayRead), tell);
};

const byItem: Step = async ({ workspace, typed, signal, tell }, mayRead) => {
  if (!mayRead('pricebookDirectory')) return;
  const found = await whenReady(pricebookOf(workspace), signal, ({ search }) =>
    search(typed, { limit: HITS_OF_A_KIND }),
  );
  tell(
    (found?.rows ?? []).map(({ id, name, code, priceCents }) => ({
      kind: 'item',
      label: name,
      detail: inDetail(code, formatPrice(priceCents)),
      path: paths.pricebookItem(id),
      isExact: code !== '' && code.toLowerCase() === typed.toLowerCase(),
    })),
    (found?.rows.length ?? 0) >= HITS_OF_A_KIND,
  );
};

const byTechnician: Step = async ({ workspace, session, typed, tell }, mayRead) => {
  if (!DISPATCH.includes(session.role) || !mayRead('technicians')) return;
  const words = typed.toLowerCase().split(/\s+/);
  const technicians = await workspace.repository(collections.technicians).getAll(ALL_TECHNICIANS);
  const found = technicians.filter(({ firstName, lastName }) => {
    const names = `${firstName} ${lastName}`.toLowerCase().split(/\s+/);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  });
  tell(
    found.slice(0, HITS_OF_A_KIND).map((technician) => ({
      kind: 'technician',
      label: technicianName(technician),
      detail: inDetail(technician.jobTitle, technician.status === 'archived' ? 'Archived' : ''),
      path: `${paths.technicians}?open=${encodeURIComponent(technician.id)}`,
      isExact: false,
    })),
    found.length > HITS_OF_A_KIND,
  );
};

/** Answers “Who has room Thursday”, for users who schedule. */
const byRoom: Step = async (search, mayRead) => {
  const { session, typed, tell } = search;
  if (!DISPATCH.includes(session.role) || !hasFeature(session.features, 'schedule') || !mayRead('schedule')) return;
  const date = roomAsked(typed, calendarDay(session.company.timeZone));
  if (date === '') return;
  const { findRoom } = await import('./findRoom');
  tell(await findRoom(date, search), false);
};

/** Steps that wait for the customers, so that typing a name shows the customer above their jobs. */
const AFTER_CUSTOMERS: readonly Step[] = [byWords, byLead, byItem, byTechnician];

/** The customer index is on the device and responds immediately, unless it's still being fetched. */
const CUSTOMERS_FIRST_MS = 150;

/**
 * Finds records of every kind the user may read, by number, name, phone, address, item or words, and reports results as they arrive. Each
 * search is a couple dozen bounded queries at most, however many records there are.
 */
export async function searchRecords({ tell, ...search }: Search): Promise<void> {
  const { session, signal } = search;
  const typed = search.typed.trim();
  if (typed === '') return;
  const tellMore: TellHits = (hits, isCut) => {
    if (!signal.aborted && (hits.length > 0 || isCut)) tell(hits, isCut);
  };
  const run = (step: Step, tellHits: TellHits): Promise<void> =>
    step({ ...search, typed, tell: tellHits }, (name) => can(session, 'read', name)).catch((error: unknown) =>
      console.warn('A part of the search failed', error),
    );
  let customersAreTold = (): void => undefined;
  const customersTold = new Promise<void>((resolve) => {
    customersAreTold = resolve;
    setTimeout(resolve, CUSTOMERS_FIRST_MS);
  });
  const tellCustomers: TellHits = (hits, isCut) => {
    tellMore(hits, isCut);
    customersAreTold();
  };
  const tellAfter: TellHits = (hits, isCut) => void customersTold.then(() => tellMore(hits, isCut));
  await Promise.all([
    run(byRoom, tellMore),
    run(byNumber, tellMore),
    run(byCustomer, tellCustomers).finally(customersAreTold),
    ...AFTER_CUSTOMERS.map((step) => run(step, tellAfter)),
    customersTold,
  ]);
}
