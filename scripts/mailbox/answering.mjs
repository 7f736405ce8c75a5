// Responses of the local servers with web pages (the mailbox, the phones).

const MAX_BODY_BYTES = 10_000;

/** Returns ways to respond to one request; `policy` is its pages' content security policy. */
export function answersTo(response, policy) {
  const send = (status, contentType, body, headers = {}) => {
    response.writeHead(status, {
      'content-type': contentType,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    });
    response.end(body);
  };
  return {
    send,
    json: (value, status = 200) => send(status, 'application/json', JSON.stringify(value)),
    html: (whole) => send(200, 'text/html; charset=utf-8', whole, { 'content-security-policy': policy }),
    notFound: () => send(404, 'text/plain', 'Not here (any more)'),
  };
}

/** Returns a request's body as text. @throws Error if it is too large. */
export async function bodyOf(request) {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > MAX_BODY_BYTES) throw new Error('Too large');
  }
  return body;
}
