import { functionsPort } from './support';

const SITES = `http://127.0.0.1:${String(functionsPort)}/demo-fieldwright/us-central1/publicSite`;

/** Fetches a page of a public site as any visitor would, without following redirects. */
export const getSite = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${SITES}${path}`, { redirect: 'manual', headers });

let visitor = 0;
/** Submits a form, each time from a different network unless specified. */
export const postSite = (
  path: string,
  fields: Record<string, string>,
  from = `10.0.${String((visitor += 1))}.1`,
): Promise<Response> =>
  fetch(`${SITES}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
    body: new URLSearchParams(fields).toString(),
  });
