// QuickBooks' data API: /v3/company/{realmId}/…
import { Fault, faults } from './fault.mjs';
import { runQuery } from './query.mjs';
import { settledCents } from './settling.mjs';
import { upload } from './uploads.mjs';
import { shown, write } from './write.mjs';

const DAY_MS = 86_400_000;
const CDC_LIMIT = 1000;
const BATCH_LIMIT = 30;
/** Change data capture doesn't report these. */
const NOT_CAPTURED = new Set(['taxcode', 'taxrate', 'taxagency']);

const entityIn = (books, name) => Object.keys(books.tables).find((one) => one.toLowerCase() === name.toLowerCase());
const public_ = ({ isDeleted: _isDeleted, isVoid: _isVoid, content: _content, ...row }) => row;

function query(books, text) {
  const { entity, rows, startPosition, count } = runQuery(books.tables, text);
  if (count !== undefined) return { QueryResponse: { totalCount: count } };
  if (rows.length === 0) return { QueryResponse: {} };
  const settled = settledCents(books);
  return {
    QueryResponse: {
      [entity]: rows.map((row) => public_(shown(books, entity, row, settled))),
      startPosition,
      maxResults: rows.length,
    },
  };
}

function captured(store, books, params) {
  const since = Date.parse(params.get('changedSince') ?? '');
  if (Number.isNaN(since)) throw faults.missing('changedSince');
  if (store.now() - since > 30 * DAY_MS) throw faults.business('changedSince must be within the past 30 days');
  let left = CDC_LIMIT;
  const answers = (params.get('entities') ?? '').split(',').map((name) => {
    const entity = entityIn(books, name.trim());
    if (!entity || NOT_CAPTURED.has(name.trim().toLowerCase())) throw faults.unsupported(name);
    const rows = [...books.tables[entity].values()]
      .filter(({ MetaData }) => Date.parse(MetaData.LastUpdatedTime) >= since)
      .slice(0, left);
    left -= rows.length;
    return rows.length === 0
      ? {}
      : {
          [entity]: rows.map((row) =>
            row.isDeleted
              ? { Id: row.Id, status: 'Deleted', MetaData: row.MetaData }
              : public_(shown(books, entity, row)),
          ),
        };
  });
  return { CDCResponse: [{ QueryResponse: answers }] };
}

/** Processes requests one after the other, independently. */
function batch(store, books, body) {
  const items = body.BatchItemRequest ?? [];
  if (items.length > BATCH_LIMIT) throw faults.business(`at most ${BATCH_LIMIT} in a batch`);
  return {
    BatchItemResponse: items.map(({ bId, operation, Query, ...rest }) => {
      try {
        if (Query) return { bId, ...query(books, Query) };
        const [entity] = Object.keys(rest);
        return {
          bId,
          ...write(store, books, entityIn(books, entity), {
            body: rest[entity],
            operation: operation === 'delete' ? 'delete' : '',
            include: '',
          }),
        };
      } catch (error) {
        if (error instanceof Fault) return { bId, ...error.body };
        throw error;
      }
    }),
  };
}

/** Limits one company's requests per second and minute. */
function throttle(store, books) {
  const { perSecond, perMinute } = store.state.switches;
  const at = Date.now();
  books.calls = (books.calls ?? []).filter((call) => at - call < 60_000);
  if (
    (perMinute > 0 && books.calls.length >= perMinute) ||
    (perSecond > 0 && books.calls.filter((call) => at - call < 1000).length >= perSecond)
  )
    throw faults.throttled();
  books.calls.push(at);
}

/** @returns {Promise<{ status: number, body: object }>} */
export async function answerApi(store, { method, path, params, headers, text, form }) {
  const { switches, realms, requests } = store.state;
  const [, realmId = '', rest = ''] = /^\/v3\/company\/(\d+)\/(.*)$/.exec(path) ?? [];
  const access = (headers.authorization ?? '').replace(/^Bearer /, '');
  if (store.realmOf(access) !== realmId || realmId === '') throw faults.expired();
  const books = realms.get(realmId);
  throttle(store, books);
  if (switches.hasEnded) throw faults.ended();
  if (switches.hasNoRights) throw faults.noRights();
  const requestId = params.get('requestid') ?? '';
  if (requestId.length > 50) throw faults.tooLong('requestid');
  const replay = `${realmId}/${requestId}`;
  // It isn't documented whether a repeated upload is recognized: here it isn't.
  if (requestId !== '' && rest !== 'upload' && requests.has(replay)) return { status: 200, body: requests.get(replay) };
  const body =
    rest === 'upload' && method === 'POST'
      ? await upload(store, books, form)
      : answered(store, books, { method, rest, params, text, headers });
  if (requestId !== '' && method === 'POST' && rest !== 'upload') requests.set(replay, body);
  return { status: 200, body };
}

function answered(store, books, { method, rest, params, text, headers }) {
  const [name, id] = rest.split('/');
  const time = store.iso();
  if (name === 'query') return { ...query(books, method === 'POST' ? text : (params.get('query') ?? '')), time };
  if (name === 'cdc') return { ...captured(store, books, params), time };
  if (name === 'batch') return { ...batch(store, books, JSON.parse(text)), time };
  if (name === 'preferences') return { Preferences: { ...books.preferences, Id: '1', SyncToken: '0' }, time };
  if (name === 'companyinfo') return { CompanyInfo: { ...books.company, Id: '1', SyncToken: '0' }, time };
  const entity = entityIn(books, name);
  if (!entity || name !== name.toLowerCase()) throw faults.unsupported(name);
  if (method === 'GET') {
    const row = books.tables[entity].get(id ?? '');
    if (!row || row.isDeleted) throw faults.notFound(`${entity} ${id}`);
    return { [entity]: public_(shown(books, entity, row)), time };
  }
  if (!(headers['content-type'] ?? '').includes('json')) throw faults.business('content-type must be application/json');
  const given = write(store, books, entity, {
    body: JSON.parse(text),
    operation: params.get('operation') === 'update' ? '' : (params.get('operation') ?? ''),
    include: params.get('include') ?? '',
  });
  return { [entity]: public_(given[entity]), time };
}
