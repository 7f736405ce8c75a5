import { createServer, type Server } from 'node:http';
import { db, eventually } from './support';

/** A chat on this machine, at the address that the functions of this run have. */
/** Used instead of a status: the connection ends without a response. */
export const BROKEN_OFF = 0;

export type Chat = {
  /** The messages so far, oldest first. */
  messages: string[];
  /** All requests, including rejected ones. */
  requests: { method: string; contentType: string; body: string }[];
  /** Statuses to respond with before recovering. */
  refuseWith: (...statuses: number[]) => void;
  /** Resolves with all messages once there are `count` of them: a response doesn't have to wait for a slow chat. */
  received: (count: number) => Promise<string[]>;
  /** Resets everyone's message budget and clears which errors were reported. */
  forget: () => Promise<void>;
  close: () => Promise<void>;
};

export async function startChat(): Promise<Chat> {
  const url = new URL(process.env['CHAT_WEBHOOK_URL'] ?? '');
  const statuses: number[] = [];
  const messages: string[] = [];
  const requests: Chat['requests'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ method: request.method ?? '', contentType: request.headers['content-type'] ?? '', body });
      const status = statuses.shift() ?? 204;
      if (status === BROKEN_OFF) {
        request.socket.destroy();
        return;
      }
      if (status < 300) messages.push((JSON.parse(body) as { content: string }).content);
      response.writeHead(status).end();
    });
  });
  await listen(server, url);

  return {
    messages,
    requests,
    refuseWith: (...next) => statuses.push(...next),
    received: (count) => eventually(() => Promise.resolve(messages.length >= count && messages), `${count} messages`),
    forget: async () => {
      messages.length = 0;
      requests.length = 0;
      statuses.length = 0;
      const counters = await db.collection('rateLimits').listDocuments();
      await Promise.all(counters.filter(({ id }) => /^(chat|error|reportEvent)_/.test(id)).map((ref) => ref.delete()));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, { hostname, port }: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), hostname, resolve);
  });
}
