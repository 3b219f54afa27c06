import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { Settings } from '../config/settings.js';

const RECONNECT_MS = 1_000;

/**
 * LISTEN on PostgreSQL channels over one connection that is made anew when it breaks. Notifications sent meanwhile are
 * lost, so whoever listens polls as well; after a reconnect every listener is woken once.
 */
@Injectable()
export class PgListener implements OnModuleDestroy {
  private readonly logger = new Logger(PgListener.name);
  private readonly listeners = new Map<string, Set<(payload: string) => void>>();
  private client: pg.Client | undefined;
  private connecting: Promise<void> | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly settings: Settings) {}

  /** Calls `onNotify` with the payload of each notification. Gives the function that stops it. */
  listen(channel: string, onNotify: (payload: string) => void): () => void {
    const listeners = this.listeners.get(channel) ?? new Set();
    this.listeners.set(channel, listeners.add(onNotify));
    const { client } = this;
    if (client) {
      void client.query(`LISTEN ${pg.escapeIdentifier(channel)}`).catch(() => this.giveUp(client));
    } else {
      this.connect();
    }
    return () => listeners.delete(onNotify);
  }

  /** False while notifications are being lost. */
  get isConnected(): boolean {
    return this.client !== undefined;
  }

  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.connecting;
    await this.client?.end().catch(() => undefined);
  }

  private connect(): void {
    this.connecting ??= this.openConnection().finally(() => {
      this.connecting = undefined;
    });
  }

  private async openConnection(): Promise<void> {
    const client = new pg.Client({ connectionString: this.settings.databaseUrl, keepAlive: true });
    client.on('notification', ({ channel, payload }) => this.notify(channel, payload ?? ''));
    client.on('error', () => this.giveUp(client));
    client.on('end', () => this.giveUp(client));
    try {
      await client.connect();
      for (const channel of this.listeners.keys()) {
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      }
      this.client = client;
      for (const channel of this.listeners.keys()) {
        this.notify(channel, '');
      }
    } catch (error) {
      this.logger.warn(`Listening on PostgreSQL failed: ${(error as Error).message}`);
      await client.end().catch(() => undefined);
      this.reconnectLater();
    }
  }

  private notify(channel: string, payload: string): void {
    for (const listener of this.listeners.get(channel) ?? []) {
      listener(payload);
    }
  }

  /** It may still live, and would go on notifying beside the next. One that is no longer ours, or not yet, says nothing new here. */
  private giveUp(client: pg.Client): void {
    if (client !== this.client) {
      return;
    }
    this.client = undefined;
    void client.end().catch(() => undefined);
    this.reconnectLater();
  }

  private reconnectLater(): void {
    if (this.closed || this.retry) {
      return;
    }
    this.retry = setTimeout(() => {
      this.retry = undefined;
      this.connect();
    }, RECONNECT_MS);
  }
}
