// The routes of the pages for people.
import { readBody, redirect, sendPage } from '../http/body.mjs';
import { StripeFault } from '../http/fault.mjs';
import { createRouter } from '../http/router.mjs';
import { connect, connectPage } from './connect.mjs';
import { answerChallenge, fieldsFile } from './fields.mjs';
import { html, page } from './html.mjs';
import { firstPage, invoicePage } from './invoice.mjs';
import { invoicePdf } from './invoicePdf.mjs';
import { pay, payPage } from './pay.mjs';
import { changeInPortal, portalPage } from './portal.mjs';

const ROUTES = {
  'GET /': (account) => ({ text: firstPage(account) }),
  'GET /pay/:id': (account, { id }) => ({ text: payPage(account, id) }),
  'POST /pay/:id': (account, { id }, does) => {
    const outcome = pay(account, id, does);
    return outcome.isDeclined ? { text: payPage(account, id, outcome) } : outcome;
  },
  'GET /connect/:id': (account, { id }) => ({ text: connectPage(account, id) }),
  'POST /connect/:id': (account, { id }, does) => connect(account, id, does),
  'GET /portal/:id': (account, { id }) => ({ text: portalPage(account, id) }),
  'POST /portal/:id': (account, { id }, does) => {
    changeInPortal(account, id, does);
    return { url: `/portal/${id}` };
  },
  'POST /fields/challenge/:id': (account, { id }, does) => ({ text: answerChallenge(account, id, does) }),
  'GET /invoice/:id': (account, { id }) => ({ text: invoicePage(account, id) }),
  'GET /invoice/:id/pdf': (account, { id }) => ({ file: invoicePdf(account, id) }),
};

/** @param {import('../account.mjs').Account} account */
export function createPages(account) {
  const find = createRouter(ROUTES);

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response @param {URL} url */
  return async function answerPage(request, response, url) {
    try {
      const part = request.method === 'GET' ? fieldsFile(account, url.pathname) : undefined;
      if (part) {
        const { type, text, policy } = part;
        const headers = {
          'content-type': type,
          'cache-control': 'no-store',
          ...(policy && { 'content-security-policy': policy }),
        };
        response.writeHead(200, headers).end(text);
        return;
      }
      const route = find(request.method, url.pathname);
      if (!route) throw new StripeFault(404, { message: 'There is no such page.' });
      const does = request.method === 'POST' ? new URLSearchParams(await readBody(request)).get('does') : '';
      const outcome = account.store.within(account.store.ownerOf(route.path.id ?? ''), () =>
        route.handler(account, route.path, does ?? ''),
      );
      if (outcome.url) redirect(response, outcome.url);
      else if (outcome.file) response.writeHead(200, { 'content-type': 'application/pdf' }).end(outcome.file);
      else sendPage(response, 200, outcome.text);
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      sendPage(
        response,
        error.status,
        page('That did not work', html`<p class="error" role="alert">${error.message}</p>`),
      );
    }
  };
}
