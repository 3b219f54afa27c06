import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** What it has taken, in order. */
  received: Email[];
  /** The same, byte by byte. */
  raw: Buffer[];
  /** From whom each of them came, as the envelope says. */
  senders: string[];
  /** What it has refused, in order. */
  refused: Email[];
  /** Answers the next mails with a refusal. @param code of SMTP: 4xx for now, 5xx for good */
  refuse(times: number, code?: number): void;
  /** Answers to the recipients of the next mails that it does not know them. @param answer as servers write it: `550 5.1.1 …` */
  refuseRecipients(times: number, answer?: string): void;
  /** Answers to every recipient at a domain, until it is told otherwise. @param answer as servers write it; null: takes its mails */
  answerDomain(domain: string, answer: string | null): void;
  /** Answers mails only when the given function is called. */
  hold(): () => void;
  /** Mails whose answer it holds back. */
  readonly held: number;
  /** Breaks the connections over which the next mails come, after their last byte. */
  breakOff(times: number): void;
  /** Ends all connections at once and takes none until it is called again by the given function, as a server that crashed. */
  crash(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** A real SMTP server that keeps what it is given. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: Email[] = [];
  const raw: Buffer[] = [];
  const senders: string[] = [];
  const refused: Email[] = [];
  let refusals = 0;
  let refusal = 550;
  let recipientRefusals = 0;
  let recipientAnswer = '';
  const domainAnswers = new Map<string, string>();
  let breaks = 0;
  let held = 0;
  let opened: Promise<void> | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const ofDomain = domainAnswers.get(address.slice(address.lastIndexOf('@') + 1));
      if (ofDomain === undefined && recipientRefusals === 0) {
        done();
        return;
      }
      recipientRefusals -= ofDomain === undefined ? 1 : 0;
      const [code, ...words] = (ofDomain ?? recipientAnswer).split(' ');
      done(Object.assign(new Error(`${words.join(' ')} <${address}>`), { responseCode: Number(code) }));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        held += 1;
        await opened;
        held -= 1;
        if (breaks > 0) {
          breaks -= 1;
          refused.push(mail);
          disconnect();
          return;
        }
        if (refusals > 0) {
          refusals -= 1;
          refused.push(mail);
          // As servers do, with the address.
          done(Object.assign(new Error(`Not this one: <${mail.to?.[0]?.address}>`), { responseCode: refusal }));
          return;
        }
        received.push(mail);
        raw.push(Buffer.concat(chunks));
        senders.push(envelope.mailFrom ? envelope.mailFrom.address : '');
        done();
      });
    },
  });
  // A process that is killed while it mails leaves a broken connection, which is its fault alone.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.server.listen(at, '127.0.0.1', resolve));
  const disconnect = () => {
    for (const { _socket } of server.connections as Iterable<{ _socket: Socket }>) {
      _socket.destroy();
    }
  };
  await listen(0);
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    raw,
    senders,
    refused,
    refuse: (times, code = 550) => {
      refusals = times;
      refusal = code;
    },
    refuseRecipients: (times, answer = '550 5.1.1 No such mailbox') => {
      recipientRefusals = times;
      recipientAnswer = answer;
    },
    answerDomain: (domain, answer) => {
      if (answer === null) {
        domainAnswers.delete(domain);
      } else {
        domainAnswers.set(domain, answer);
      }
    },
    hold: () => {
      let open = () => {};
      opened = new Promise((resolve) => {
        open = resolve;
      });
      return () => open();
    },
    get held() {
      return held;
    },
    breakOff: (times) => {
      breaks = times;
    },
    crash: async () => {
      const closed = new Promise<void>((resolve) => server.server.close(() => resolve()));
      disconnect();
      await closed;
      return () => listen(port);
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
