import { Clock, LiveChannel, type LiveNews } from '@babelboard/platform';
import { type LiveNews as LiveNewsOnWire, MOST_LIVE_CONNECTIONS } from '@babelboard/wire';
import { HttpStatus, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Refusal } from '../problems/refusal.js';
import { EventStream } from './event-stream.js';

/** Of one process. Each is a socket and a timer. */
const MOST_IN_ALL = 5_000;

/** For so long it is believed that somebody who might listen still may. */
const BELIEVED_MS = 5_000;

/** Something may have been missed. */
const ANYTHING: LiveNewsOnWire = { kind: 'anything' };

export interface Follower {
  accountId: number;
  /** `company:7`, `candidate:12`. */
  topic: string;
  /** Looked at now and then: sessions end, and members leave. */
  stillMay(): Promise<boolean>;
}

/** Everybody who is told at once what happens. */
@Injectable()
export class LiveConnections implements OnModuleInit, OnModuleDestroy {
  private readonly streams = new Map<EventStream, number>();
  private closing = false;

  constructor(
    private readonly channel: LiveChannel,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    // Who comes first misses nothing either: from here on the process hears everything.
    this.channel.listen('nobody:0', () => undefined)();
  }

  /** They would keep the process from ending. */
  onModuleDestroy(): void {
    this.closing = true;
    for (const stream of this.streams.keys()) {
      stream.end();
    }
  }

  /** @throws Refusal TOO_MANY_LIVE_CONNECTIONS, of this account or in all */
  open(request: Request, response: Response, { accountId, topic, stillMay }: Follower): void {
    this.refuseTooMany(accountId);
    // Who is gone already would never be told to go.
    if (request.method === 'HEAD' || response.closed) {
      response.end();
      return;
    }
    let checked = this.clock.now().getTime();
    let turn = Promise.resolve();
    const inTurn = (tell?: LiveNews) => {
      turn = turn.then(async () => {
        const now = this.clock.now().getTime();
        if (tell === undefined || now - checked > BELIEVED_MS) {
          // While nobody can be asked, nobody is told either: the client comes again.
          if (!(await stillMay().catch(() => false))) {
            stream.end();
            return;
          }
          checked = now;
        }
        if (tell !== undefined) {
          stream.send(tell.lost ? ANYTHING : tell.payload);
        }
      });
    };
    const stream = new EventStream(response, { onBeat: () => inTurn() });
    this.streams.set(stream, accountId);
    const stop = this.channel.listen(topic, (news) => inTurn(news));
    response.once('close', () => {
      stop();
      this.streams.delete(stream);
    });
    if (request.get('last-event-id') !== undefined) {
      stream.send(ANYTHING);
    }
  }

  private refuseTooMany(accountId: number): void {
    const own = [...this.streams.values()].filter((id) => id === accountId).length;
    if (own >= MOST_LIVE_CONNECTIONS) {
      throw new Refusal(HttpStatus.TOO_MANY_REQUESTS, 'TOO_MANY_LIVE_CONNECTIONS');
    }
    if (this.closing || this.streams.size >= MOST_IN_ALL) {
      throw new Refusal(HttpStatus.SERVICE_UNAVAILABLE, 'TOO_MANY_LIVE_CONNECTIONS');
    }
  }
}
