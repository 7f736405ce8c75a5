import { createHmac } from 'node:crypto';

export type SignedPost = {
  /** The webhook's secret. */ key: string;
  to: string;
  body: string;
  /** Seconds since 1970; now by default. */ time?: number;
  /** In place of the right signature. */ header?: string;
};

export const secondsAgo = (seconds: number): number => Math.floor(Date.now() / 1000) - seconds;

/** Calls a lead webhook as a sender would. */
export function postSigned({ key, to, body, time = secondsAgo(0), header = '' }: SignedPost): Promise<Response> {
  const signature = createHmac('sha256', key)
    .update(`${String(time)}.${body}`)
    .digest('hex');
  return fetch(to, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-fieldwright-signature': header === '' ? `t=${String(time)},v1=${signature}` : header,
    },
    body,
  });
}
