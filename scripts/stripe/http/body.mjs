// Reads requests and writes responses over HTTP.

const MAX_BYTES = 1_000_000;

/** @param {import('node:http').IncomingMessage} request @returns {Promise<string>} */
export async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The request is larger than a megabyte.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {unknown} body
 * @param {Record<string, string>} [headers]
 */
export function sendJson(response, status, body, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(`${JSON.stringify(body, null, 2)}\n`);
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} html */
export function sendPage(response, status, html) {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  });
  response.end(html);
}

/** @param {import('node:http').ServerResponse} response @param {string} url */
export function redirect(response, url) {
  response.writeHead(303, { location: url });
  response.end();
}
