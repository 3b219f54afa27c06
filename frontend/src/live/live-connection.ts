import type { LiveNews } from '@babelboard/wire';

/** Who follows what: another account, or another role, is another connection. */
export interface LiveSource {
  url: string;
  /** Names lock and channel of this browser. */
  name: string;
}

type Listener = (news: LiveNews) => void;

/** Where the server takes no connection it is asked so often instead. */
const POLL_MS = 30_000;
const ANYTHING: LiveNews = { kind: 'anything' };

/**
 * News of the server for all windows of a browser by one connection: whoever holds the lock has it and passes on what comes. When that window
 * goes, the next one takes over and has everything asked for again. Without locks each window has its own.
 */
export class LiveConnection {
  private readonly listeners = new Set<Listener>();
  private readonly channel: BroadcastChannel;
  private readonly leaving = new AbortController();
  private stream: EventSource | null = null;
  private poll: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly source: LiveSource) {
    this.channel = new BroadcastChannel(source.name);
    this.channel.onmessage = ({ data }: MessageEvent<LiveNews>) => this.tell(data);
    void this.take();
  }

  add(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** Gives whether nobody listens any more: then it is over. */
  remove(listener: Listener): boolean {
    this.listeners.delete(listener);
    if (this.listeners.size > 0) return false;
    this.leaving.abort();
    this.close();
    this.channel.close();
    return true;
  }

  private async take(): Promise<void> {
    const { signal } = this.leaving;
    // Only safe addresses have locks.
    if (navigator.locks === undefined) return this.open(false);
    const held = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    try {
      const first = await navigator.locks.request(this.source.name, { ifAvailable: true }, async (lock) => {
        if (lock === null || signal.aborted) return false;
        this.open(false);
        await held;
        return true;
      });
      if (first || signal.aborted) return;
      await navigator.locks.request(this.source.name, { signal }, async () => {
        this.open(true);
        await held;
      });
    } catch {
      // Given up before it was this window's turn.
    }
  }

  /** @param after another window, which may have missed something */
  private open(after: boolean): void {
    if (this.leaving.signal.aborted) return;
    if (after) this.pass(ANYTHING);
    const stream = new EventSource(this.source.url);
    this.stream = stream;
    stream.onopen = () => this.stopPolling();
    stream.onmessage = ({ data }: MessageEvent<string>) => this.pass(JSON.parse(data) as LiveNews);
    // A lost connection comes again by itself; one that was refused does not.
    stream.onerror = () => stream.readyState === EventSource.CLOSED && this.startPolling();
  }

  private startPolling(): void {
    this.stopPolling();
    this.poll = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      this.close();
      this.pass(ANYTHING);
      this.open(false);
    }, POLL_MS);
  }

  private stopPolling(): void {
    clearInterval(this.poll);
    this.poll = undefined;
  }

  private close(): void {
    this.stopPolling();
    this.stream?.close();
    this.stream = null;
  }

  private pass(news: LiveNews): void {
    this.channel.postMessage(news);
    this.tell(news);
  }

  private tell(news: LiveNews): void {
    for (const listener of this.listeners) listener(news);
  }
}
