/** Answered by a process that is up, without the database. */
const PROBE = '/api/version';
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

let lost = false;
/** Of the last question to the server: an older one may still wait for a network that is gone. */
let question = 0;
let asking = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: boolean): void {
  if (lost === next) return;
  lost = next;
  for (const listener of listeners) listener();
}

async function answers(): Promise<boolean> {
  return fetch(PROBE, { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Asks until the server answers, each time a little later. */
async function ask(wait: number): Promise<void> {
  stopAsking();
  const mine = question;
  asking = true;
  const there = await answers();
  if (mine !== question) return;
  asking = false;
  show(!there);
  if (!there) timer = setTimeout(() => void ask(Math.min(wait * 2, LONGEST_WAIT_MS)), wait);
}

function stopAsking(): void {
  question += 1;
  asking = false;
  clearTimeout(timer);
  timer = undefined;
}

/**
 * Whether the server can be reached: what the browser says, and what happens to requests. A single failed request counts for
 * nothing until a second one fails, too: one that a click has ended looks the same.
 */
export const connection = {
  lost: (): boolean => lost,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Runs `back` once the server answers again, unless the returned function was called before. */
  whenBack(back: () => void): () => void {
    const stop = connection.subscribe(() => {
      if (lost) return;
      stop();
      back();
    });
    return stop;
  },
  /** No answer came to a request. */
  failed(): void {
    if (!asking && timer === undefined) void ask(FIRST_WAIT_MS);
  },
  /** Some answer came; without a network it came from what the browser has kept. */
  answered(): void {
    if (!navigator.onLine) return;
    stopAsking();
    show(false);
  },
  /** Hears of the browser's network until the returned function is called. */
  listen(): () => void {
    const onOffline = () => show(true);
    const onOnline = () => void ask(FIRST_WAIT_MS);
    if (!navigator.onLine) onOffline();
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      stopAsking();
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  },
};
