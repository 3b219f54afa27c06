import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { RecordMailReports, ReturnedMails, ReturnPaths, UnreadableMail } from '@babelboard/notifications';
import { Metrics, RateLimits, Settings } from '@babelboard/platform';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** The door as it is: many times what a report needs, and little enough for who only wants to hurt. */
const LIMITS = {
  /** Reports bring the mail along. */
  size: 1_048_576,
  maxClients: 50,
  /** A report is of one mail. */
  maxRecipients: 1,
  maxCommandLength: 2_048,
  /** Of silence. */
  socketTimeout: 60_000,
  /** What is under way when the worker ends comes again. */
  closeTimeout: 3_000,
};
/** So long a connection may be open at all, however busy it is. */
const LONGEST_MS = 600_000;
/** As many as one server may have to tell; the others it brings later. To read one takes a few milliseconds, of a hostile one a fifth of a second. */
const MAILS_OF_SERVER = { points: 120, seconds: 60 };

/** How SMTP answers what is not taken. */
class Refusal extends Error {
  constructor(
    readonly responseCode: number,
    words: string,
  ) {
    super(words);
  }
}

/**
 * Takes in by SMTP what comes back of our mails: that they were not delivered (RFC 3464), or were called spam (RFC 5965). It knows the addresses
 * that it gave to mails, and no other; what it takes, it hands on to nobody. A mail is taken when what it reports is recorded, else it comes again.
 */
@Injectable()
export class MailDoor implements OnModuleDestroy {
  private readonly logger = new Logger(MailDoor.name);
  private readonly taken;
  private server: SMTPServer | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly paths: ReturnPaths,
    private readonly returned: ReturnedMails,
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
    metrics: Metrics,
  ) {
    this.taken = metrics.counter(
      'babelboard_returned_mails_total',
      'Mails that came to the door, by what became of them',
      ['outcome'],
    );
  }

  /**
   * Opens it where the settings say so. Gives the port; null where there is none.
   * @throws Error where the port is taken
   */
  async open(): Promise<number | null> {
    const door = this.settings.mailDoor;
    if (door === undefined) {
      return null;
    }
    const { port, host, domain, tls } = door;
    this.server = new SMTPServer({
      ...LIMITS,
      ...tls,
      name: domain,
      disabledCommands: ['AUTH', ...(tls === null ? ['STARTTLS'] : [])],
      disableReverseLookup: true,
      onRcptTo: ({ address }, _session, done) =>
        done(this.paths.has(address) ? null : new Refusal(550, '5.1.1 There is no such mailbox')),
      onData: (stream, session, done) => {
        this.take(stream, session).then(() => done(), done);
      },
    });
    // Of connections that others break off; that the port is taken is told below.
    this.server.on('error', ({ name }) => this.logger.debug(`The door for mails: ${name}`));
    this.server.server.on('connection', endInTime);
    this.server.listen(port, host);
    await once(this.server.server, 'listening');
    return (this.server.server.address() as AddressInfo).port;
  }

  /** What is under way is answered first, for some seconds. */
  async onModuleDestroy(): Promise<void> {
    const { server } = this;
    if (server !== undefined) {
      await new Promise<void>((resolve) => server.close(resolve));
    }
  }

  /** @throws Refusal */
  private async take(
    stream: AsyncIterable<Buffer>,
    { envelope: { rcptTo }, remoteAddress }: SMTPServerSession,
  ): Promise<void> {
    try {
      const bytes = await readMail(stream);
      if (!(await this.limits.admits('mail-door', remoteAddress, MAILS_OF_SERVER))) {
        throw new Refusal(451, '4.7.0 Too many mails, try again in a minute');
      }
      const report = await this.returned.report(bytes, rcptTo[0]?.address ?? '');
      if (report !== null) {
        await this.commands.execute(new RecordMailReports([report]));
      }
      this.taken.inc({ outcome: report?.type ?? 'ignored' });
    } catch (error) {
      this.taken.inc({ outcome: 'refused' });
      throw this.refusalOf(error);
    }
  }

  private refusalOf(error: unknown): Refusal {
    if (error instanceof Refusal) {
      return error;
    }
    if (error instanceof UnreadableMail) {
      return new Refusal(554, '5.6.0 The mail cannot be read');
    }
    // Its name alone: nobody knows what its words hold.
    this.logger.warn(`A mail that came back could not be taken in: ${(error as Error).name}`);
    return new Refusal(451, '4.3.0 Try again later');
  }
}

/** @throws Refusal where it is too large; what goes beyond is not kept */
async function readMail(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size <= LIMITS.size) {
      chunks.push(chunk);
    }
  }
  if (size > LIMITS.size) {
    throw new Refusal(552, '5.3.4 The mail is too large');
  }
  return Buffer.concat(chunks);
}

function endInTime(socket: Socket): void {
  const clock = setTimeout(() => socket.destroy(), LONGEST_MS).unref();
  socket.once('close', () => clearTimeout(clock));
}
