import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * A provider's failure mode: `refuse` rejects, `busy` reports overload, `cut-before` drops the connection before it has the message,
 * `cut-after` accepts the message and drops the connection without a response.
 */
export type Fault = 'none' | 'refuse' | 'busy' | 'cut-before' | 'cut-after';

export type CutServer = {
  url: string;
  fault: Fault;
  /** Accepted messages, whether or not it confirmed them: the Message-ID of each e-mail, the body of each text. */
  taken: string[];
  stop: () => Promise<void>;
};

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const close = (server: Server, sockets: ReadonlySet<Socket>): Promise<void> => {
  for (const socket of sockets) socket.destroy();
  return new Promise((resolve) => server.close(() => resolve()));
};
function socketsOf(server: Server): Set<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
  });
  return sockets;
}

/** Starts a mail server that speaks just enough SMTP to fail at the wrong moment. */
export async function startCutMailServer(): Promise<CutServer> {
  const server = createServer((socket) => converse(socket, state));
  const sockets = socketsOf(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const state: CutServer = {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    fault: 'none',
    taken: [],
    stop: () => close(server, sockets),
  };
  return state;
}

function converse(socket: Socket, state: CutServer): void {
  let [isData, buffer] = [false, ''];
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  say('220 cut.example');
  socket.on('data', (bytes) => {
    buffer += bytes.toString();
    if (isData) {
      if (!buffer.includes('\r\n.\r\n')) return;
      isData = false;
      // A busy server says so after the whole message, which RFC 5321 allows: it hasn't accepted it.
      if (state.fault === 'busy') say('451 Try again later');
      else {
        state.taken.push(/^Message-ID: (.*)$/im.exec(buffer)?.[1] ?? '');
        if (state.fault === 'cut-after') socket.destroy();
        else say('250 Taken');
      }
      buffer = '';
      return;
    }
    for (let end = buffer.indexOf('\r\n'); end >= 0 && !isData; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end).toUpperCase();
      buffer = buffer.slice(end + 2);
      if (line.startsWith('EHLO')) say('250 cut.example');
      else if (line.startsWith('MAIL') && state.fault === 'cut-before') socket.destroy();
      else if (line.startsWith('RCPT') && state.fault === 'refuse') say('550 No such mailbox');
      else if (line === 'DATA') {
        isData = true;
        say('354 Go ahead');
      } else if (line === 'QUIT') socket.end('221 Bye\r\n');
      else say('250 OK');
    }
  });
}

/** Starts a text message provider that fails at the wrong moment. */
export async function startCutTextServer(): Promise<CutServer> {
  const server = createHttpServer((request, response) => {
    if (state.fault === 'cut-before') {
      request.socket.destroy();
      return;
    }
    let body = '';
    request.on('data', (bytes: Buffer) => (body += bytes.toString()));
    request.on('end', () => {
      const answer = (status: number, content: object): void =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
      if (state.fault === 'refuse') answer(400, { code: 21_614, message: 'Not a mobile number' });
      else if (state.fault === 'busy') answer(429, { code: 20_429, message: 'Too many requests' });
      else {
        state.taken.push(new URLSearchParams(body).get('Body') ?? '');
        if (state.fault === 'cut-after') request.socket.destroy();
        else answer(201, { sid: `SM${state.taken.length}` });
      }
    });
  });
  const sockets = socketsOf(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const state: CutServer = {
    url: `http://127.0.0.1:${portOf(server)}`,
    fault: 'none',
    taken: [],
    stop: () => close(server, sockets),
  };
  return state;
}
