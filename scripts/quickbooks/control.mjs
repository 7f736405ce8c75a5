// Control endpoints through which tests drive the stand-in for QuickBooks.
import { deliver } from './webhooks.mjs';
import { shown, write } from './write.mjs';

const firstRealm = (store) => store.state.realms.keys().next().value;

/** @returns {Promise<object>} what is answered */
export async function control(store, action, body, webhookUrl) {
  const given = body === '' ? {} : JSON.parse(body);
  const { state } = store;
  const books = state.realms.get(given.realmId ?? firstRealm(store));
  switch (action) {
    case 'state':
      return {
        grants: state.grants.size,
        waiting: state.news.length,
        tables: Object.fromEntries(
          Object.entries(books.tables).map(([entity, table]) => [
            entity,
            [...table.values()]
              .filter(({ isDeleted }) => !isDeleted)
              .map(({ content: _content, ...row }) => shown(books, entity, row)),
          ]),
        ),
      };
    case 'log':
      return { log: state.log };
    case 'reset':
      store.reset();
      return {};
    case 'clock':
      store.setAhead(given.aheadSeconds);
      return {};
    case 'fault':
      // `skip` requests pass first; `isAfter`: the work is done, and the response is lost.
      state.faults.push({ times: 1, skip: 0, isAfter: false, ...given });
      return {};
    case 'set':
      Object.assign(state.switches, given.switches ?? {});
      for (const [group, values] of Object.entries(given.preferences ?? {}))
        Object.assign(books.preferences[group], values);
      Object.assign(books.company, given.company ?? {});
      if (given.automaticPercent !== undefined) books.automaticPercent = given.automaticPercent;
      return {};
    case 'no-faults':
      state.faults.length = 0;
      return {};
    case 'forget-requests':
      state.requests.clear();
      return {};
    case 'revoke':
      state.grants.clear();
      return {};
    case 'forget':
      store.forgetAccess();
      return {};
    case 'write':
      return write(store, books, given.entity, {
        body: given.body,
        operation: given.operation ?? '',
        include: given.include ?? '',
      });
    case 'patch': {
      const row = books.tables[given.entity].get(given.id);
      Object.assign(row, given.patch);
      row.SyncToken = String(Number(row.SyncToken) + 1);
      row.MetaData.LastUpdatedTime = store.iso();
      return {};
    }
    case 'deliver':
      return { statuses: await deliver(store, given.url ?? webhookUrl, given) };
    default:
      throw new Error(`Unknown: ${action}`);
  }
}
