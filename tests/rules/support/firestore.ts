import { firestoreHost } from './hosts';
import {
  atSending,
  DELETED,
  type Fields,
  type Outcome,
  type Query,
  type Request,
  type Value,
  type Write,
} from './types';

const OPERATORS: Record<string, string> = {
  '==': 'EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  in: 'IN',
};

type Encoded = Record<string, unknown>;

function encode(value: Value): Encoded {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: atSending(value) };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value) } };
}

const encodeFields = (fields: Fields): Encoded =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));

function structuredQuery(collection: string, { where = [], limit }: Query, isGroup: boolean): Encoded {
  const filters = where.map(([field, operator, value]) => ({
    fieldFilter: { field: { fieldPath: field }, op: OPERATORS[operator], value: encode(value) },
  }));
  return {
    from: [{ collectionId: collection, allDescendants: isGroup }],
    ...(filters.length > 0 ? { where: { compositeFilter: { op: 'AND', filters } } } : {}),
    ...(limit === undefined ? {} : { limit }),
  };
}

/** Accesses a project's Firestore over REST: the requests that SDKs send, without their connections, retries and caches. */
export function firestoreClient(project: string) {
  const root = `projects/${project}/databases/(default)/documents`;

  const encodeWrite = (write: Write): Encoded => {
    const name = `${root}/${write.path}`;
    if (write.kind === 'delete') return { delete: name };
    const kept = Object.fromEntries(Object.entries(write.data).filter(([, value]) => value !== DELETED));
    const document = { name, fields: encodeFields(kept) };
    if (write.kind === 'create') return { update: document, currentDocument: { exists: false } };
    if (write.kind === 'set') return { update: document };
    return { update: document, updateMask: { fieldPaths: Object.keys(write.data) }, currentDocument: { exists: true } };
  };

  /** A write may find a document still locked by the previous one. */
  const send = async (token: string | null, request: Request): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await sendOnce(token, request);
      if (response.status !== 409 || attempt === 3) return response;
      await response.body?.cancel();
    }
  };

  const sendOnce = (token: string | null, request: Request): Promise<Response> => {
    const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
    const post = (path: string, body: Encoded): Promise<Response> =>
      fetch(`${firestoreHost()}/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    switch (request.kind) {
      case 'get':
        return fetch(`${firestoreHost()}/v1/${root}/${request.path}`, { headers });
      case 'commit':
        return post(`${root}:commit`, { writes: request.writes.map(encodeWrite) });
      case 'list':
      case 'count':
      case 'group': {
        const segments = request.path.split('/');
        const collection = segments.pop() ?? '';
        const parent = [root, ...segments].join('/');
        const query = structuredQuery(collection, request.query, request.kind === 'group');
        if (request.kind !== 'count') return post(`${parent}:runQuery`, { structuredQuery: query });
        return post(`${parent}:runAggregationQuery`, {
          structuredAggregationQuery: { structuredQuery: query, aggregations: [{ alias: 'n', count: {} }] },
        });
      }
    }
  };

  return {
    /** @throws Error for anything that is neither a response nor a denial. */
    run: async (token: string | null, request: Request): Promise<Outcome> => {
      const response = await send(token, request);
      const text = await response.text();
      if (response.ok) return 'allow';
      // Firestore looked for the missing document, so reading it was allowed; changing it is a mistake in the case.
      if (response.status === 404 && request.kind === 'get') return 'allow';
      if (response.status === 403) return 'deny';
      if (response.status === 500) return 'deny';
      throw new Error(`${response.status} ${text.slice(0, 400)}`);
    },
    /** Writes, bypassing the rules. */
    write: async (writes: Write[]): Promise<void> => {
      if (writes.length === 0) return;
      const response = await send('owner', { kind: 'commit', writes });
      if (!response.ok) throw new Error(`Seeding failed: ${response.status} ${await response.text()}`);
      await response.body?.cancel();
    },
    clear: async (): Promise<void> => {
      const response = await fetch(`${firestoreHost()}/emulator/v1/${root}`, { method: 'DELETE' });
      if (!response.ok) throw new Error(`Clearing failed: ${response.status}`);
    },
    /** @returns the compiler's complaint, or null. */
    loadRules: async (content: string): Promise<string | null> => {
      const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
      const response = await fetch(`${firestoreHost()}/emulator/v1/projects/${project}:securityRules`, {
        method: 'PUT',
        body,
      });
      const text = await response.text();
      return response.ok && !text.includes('"issues"') ? null : text;
    },
  };
}

export type FirestoreClient = ReturnType<typeof firestoreClient>;
