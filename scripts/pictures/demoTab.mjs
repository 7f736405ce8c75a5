// The demo in a tab, which the public pages' pictures are taken of: a company that is always in the middle of a busy morning, without
// emulators (src/demo).
import { startDevServer } from '../start/devServer.mjs';
import { ADDRESS, answers } from './demo.mjs';

const TRADE = 'hvac';
/** Elements around the demo's pages that aren't part of the product. */
const WITHOUT_BAR =
  '[data-demo-bar], section[aria-label="Tour"] { display: none } :root { --fw-above: 0px !important }';

/** @returns {Promise<() => Promise<void>>} how to end the web app, if it had to be started */
export async function openWebApp() {
  if (await answers(ADDRESS)) return async () => undefined;
  const server = startDevServer();
  await server.isReady;
  return async () => void (await server.stop());
}

/** Turns the page's tab into a demo, viewed as `role`. */
export async function enterDemo(page, role, trade = TRADE) {
  await page.addInitScript((css) => {
    const hide = () => document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
    if (document.head) hide();
    else document.addEventListener('DOMContentLoaded', hide);
  }, WITHOUT_BAR);
  await page.goto(`${ADDRESS}/start?demo=${trade}&as=${role}`, { timeout: 120_000 });
  await page.locator('h1:not([data-outline] *)').first().waitFor();
}

/** @returns {Promise<(name: string) => { id: string, fields: Record<string, any> }[]>} what reads the company's records, or `publicDocuments` */
export async function recordedDocuments() {
  const [{ documents: first }, ...later] = await Promise.all(
    ['', '-day', '-money', '-rest'].map(async (part) =>
      (await fetch(`${ADDRESS}/demo-data/${TRADE}${part}.json`)).json(),
    ),
  );
  const documents = Object.fromEntries(
    Object.entries(Object.assign({}, first, ...later)).map(([path, tables]) => [
      path,
      Object.fromEntries(tables.flatMap(recordsOf)),
    ]),
  );
  const [companyPath] = Object.keys(documents.companies);
  return (name) => {
    const found = documents[name] ?? documents[`companies/${companyPath}/${name}`] ?? {};
    return Object.entries(found).map(([id, fields]) => ({ id, fields }));
  };
}

/** Decodes them the way `src/demo/columns.ts` does. */
const recordsOf = ({ ids, fields }) =>
  ids.map((id, at) => [id, Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, values[at]]))]);
