import type { output, ZodType } from 'zod';
import { z } from 'zod';
import { factsOf } from '@/domain/quickbooks/facts';
import { isPaperOf } from '@/domain/quickbooks/planPapers';
import {
  REMOTE_DOCUMENTS,
  remoteAccountSchema,
  remoteClassSchema,
  remoteCompanySchema,
  remoteCustomerSchema,
  remoteDocumentSchema,
  remoteItemSchema,
  remoteMethodSchema,
  remotePaperSchema,
  remotePreferencesSchema,
  remoteTaxCodeSchema,
  remoteTaxRateSchema,
  type DocumentEntity,
  type RemoteBooks,
  type RemoteDocument,
  type RemoteLists,
  type RemotePaper,
} from '@/domain/quickbooks/remote';
import type { BooksFacts, QuickbooksSetup } from '@/domain/quickbooks/setup';
import { addCalendarDays } from '@/lib/calendar';
import type { AskBooks } from './client';

const PAGE = 1000;

/** Returns all objects of a query, page by page, ordered by id so that none is missed or read twice. */
export async function queryAll<S extends ZodType>(
  ask: AskBooks,
  entity: string,
  schema: S,
  where = '',
): Promise<output<S>[]> {
  const found: output<S>[] = [];
  for (let start = 1; ; start += PAGE) {
    const query = `select * from ${entity}${where === '' ? '' : ` where ${where}`} orderby Id startposition ${String(start)} maxresults ${String(PAGE)}`;
    const answer = z
      .object({ QueryResponse: z.record(z.string(), z.unknown()) })
      .parse(await ask({ path: 'query', query: { query } }));
    const rows = z.array(z.unknown()).parse(answer.QueryResponse[entity] ?? []);
    found.push(...rows.map((row) => schema.parse(row)));
    if (rows.length < PAGE) return found;
  }
}

const ALSO_INACTIVE = 'Active in (true, false)';

export async function readFacts(ask: AskBooks): Promise<BooksFacts> {
  const { Preferences } = z.object({ Preferences: remotePreferencesSchema }).parse(await ask({ path: 'preferences' }));
  const { CompanyInfo } = z.object({ CompanyInfo: remoteCompanySchema }).parse(await ask({ path: 'companyinfo/1' }));
  return factsOf(CompanyInfo, Preferences);
}

/** Reads all options for a mapping, including inactive ones: they explain why a choice no longer works. */
export async function readLists(ask: AskBooks): Promise<RemoteLists> {
  return {
    ...(await readPlanLists(ask)),
    accounts: await queryAll(ask, 'Account', remoteAccountSchema, ALSO_INACTIVE),
    classes: await queryAll(ask, 'Class', remoteClassSchema, ALSO_INACTIVE),
    methods: await queryAll(ask, 'PaymentMethod', remoteMethodSchema, ALSO_INACTIVE),
  };
}

/** Reads what a plan looks up among items and rates. */
export const readPlanLists = async (ask: AskBooks): Promise<Pick<RemoteLists, 'items' | 'taxCodes' | 'taxRates'>> => ({
  items: await queryAll(ask, 'Item', remoteItemSchema, ALSO_INACTIVE),
  taxCodes: await queryAll(ask, 'TaxCode', remoteTaxCodeSchema),
  taxRates: await queryAll(ask, 'TaxRate', remoteTaxRateSchema),
});

/** Reads documents dated in these days (YYYY-MM-DD). */
export async function readDocuments(ask: AskBooks, from: string, to: string): Promise<RemoteBooks['documents']> {
  const where = `TxnDate >= '${from}'${to === '' ? '' : ` and TxnDate <= '${to}'`}`;
  const documents = {} as Record<DocumentEntity, RemoteDocument[]>;
  for (const entity of REMOTE_DOCUMENTS) documents[entity] = await queryAll(ask, entity, remoteDocumentSchema, where);
  return documents;
}

const displayName = z.object({ DisplayName: z.string().catch('') });

/** Reads files attached since a day; starts a day earlier to allow for time zones. */
const readPapers = (ask: AskBooks, startOn: string): Promise<RemotePaper[]> =>
  queryAll(ask, 'Attachable', remotePaperSchema, `MetaData.CreateTime >= '${addCalendarDays(startOn, -1)}T00:00:00Z'`);

/** Finds our PDF on a QuickBooks document, if the response was lost; undefined if there isn't one. */
export async function findPaper(
  ask: AskBooks,
  key: string,
  { type, value }: { type: string; value: string },
): Promise<RemotePaper | undefined> {
  const found = await queryAll(
    ask,
    'Attachable',
    remotePaperSchema,
    `AttachableRef.EntityRef.Type = '${type}' and AttachableRef.EntityRef.value = '${value}'`,
  );
  return found.find((paper) => isPaperOf(paper, key, type, value));
}

/** Reads everything a plan compares with, from the first day on. */
export async function readRemoteBooks(
  ask: AskBooks,
  { startOn, directions }: Pick<QuickbooksSetup, 'startOn' | 'directions'>,
): Promise<RemoteBooks> {
  const customers = await queryAll(ask, 'Customer', remoteCustomerSchema, ALSO_INACTIVE);
  const vendors = await queryAll(ask, 'Vendor', displayName, ALSO_INACTIVE);
  const employees = await queryAll(ask, 'Employee', displayName, ALSO_INACTIVE);
  return {
    customers,
    otherNames: [...vendors, ...employees].map(({ DisplayName }) => DisplayName),
    documents: await readDocuments(ask, startOn, ''),
    papers: directions.papers === 'off' ? [] : await readPapers(ask, startOn),
  };
}

/** Reads one document's current state. @throws QuickbooksError if it doesn't exist */
export async function readDocument(ask: AskBooks, entity: string, id: string): Promise<RemoteDocument> {
  const answer = await ask({ path: `${entity.toLowerCase()}/${encodeURIComponent(id)}` });
  return remoteDocumentSchema.parse(answer[entity]);
}

/** Finds a document we wrote whose response was lost, by its note; undefined if there isn't one. */
export async function findMarked(
  ask: AskBooks,
  entity: string,
  on: string,
  isOurs: (document: RemoteDocument) => boolean,
): Promise<RemoteDocument | undefined> {
  const found = await queryAll(ask, entity, remoteDocumentSchema, `TxnDate = '${on}'`);
  return found.find(isOurs);
}
