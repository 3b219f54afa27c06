import {
  BADGE_POSITIONS,
  DEFAULT_POSITION,
  DEFAULT_TIMEOUT_MS,
  type NotificationHandle,
  type NotificationOptions,
  POSITIONS,
  type ShownNotification,
} from './notification.js';

const NOTHING: NotificationHandle = { dismiss: () => undefined, update: () => undefined };

/** Holds what is shown. Misuse is told on the console and shows nothing, so that a wrong call never breaks a page. */
export class NotificationCenter {
  private shown: readonly ShownNotification[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();
  private lastId = 0;
  private regions: readonly string[] = [];

  /** Shows a notification, or counts it up in its group. */
  notify(options: NotificationOptions): NotificationHandle {
    const mistake = mistakeIn(options);
    if (mistake !== null) {
      logMisuse(mistake, options);
      return NOTHING;
    }
    const position = options.position ?? DEFAULT_POSITION;
    const group = options.group ?? null;
    const before = this.shown.find((other) => group !== null && other.group === group && other.position === position);
    const next: ShownNotification = {
      id: before?.id ?? ++this.lastId,
      message: options.message,
      type: options.type ?? 'info',
      position,
      timeout: options.timeout ?? DEFAULT_TIMEOUT_MS,
      group,
      badgePosition: options.badgePosition ?? 'top-right',
      action: options.action ?? null,
      count: (before?.count ?? 0) + 1,
    };
    this.put(next);
    return { dismiss: () => this.dismiss(next.id), update: (changes) => this.update(next.id, changes) };
  }

  dismiss(id: number): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    this.change(this.shown.filter((other) => other.id !== id));
  }

  /** Somebody reads or points at it: it stays until `resume`. */
  pause(id: number): void {
    clearTimeout(this.timers.get(id));
  }

  resume(id: number): void {
    const notification = this.shown.find((other) => other.id === id);
    if (notification !== undefined) this.startTimer(notification);
  }

  readonly snapshot = (): readonly ShownNotification[] => this.shown;

  /** A place on the page can show notifications; the last one does, until the returned function is called. */
  open(region: string): () => void {
    const first = this.regions.length === 0;
    this.regions = [...this.regions, region];
    this.change(this.shown);
    if (first) for (const waiting of this.shown) this.startTimer(waiting);
    return () => {
      this.regions = this.regions.filter((other) => other !== region);
      this.change(this.shown);
    };
  }

  /** Whether it is this place that shows them. */
  shownIn(region: string): boolean {
    return this.regions.at(-1) === region;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private update(id: number, changes: Partial<NotificationOptions>): void {
    const present = this.shown.find((other) => other.id === id);
    if (present === undefined) return;
    const mistake = present.group !== null ? 'a grouped notification cannot be updated' : mistakeIn(changes);
    if (mistake !== null) {
      logMisuse(mistake, changes);
      return;
    }
    const { group: _group, ...allowed } = changes;
    this.put({ ...present, ...allowed });
  }

  private put(notification: ShownNotification): void {
    const at = this.shown.findIndex((other) => other.id === notification.id);
    this.change(at === -1 ? [...this.shown, notification] : this.shown.with(at, notification));
    this.startTimer(notification);
  }

  /** The time of a notification begins where it can be seen: the place for them comes after the first view. */
  private startTimer({ id, timeout }: ShownNotification): void {
    clearTimeout(this.timers.get(id));
    if (this.regions.length === 0) return;
    if (timeout > 0 && Number.isFinite(timeout))
      this.timers.set(
        id,
        setTimeout(() => this.dismiss(id), timeout),
      );
  }

  private change(shown: readonly ShownNotification[]): void {
    this.shown = shown;
    for (const listener of this.listeners) listener();
  }
}

function mistakeIn({ position, timeout, badgePosition }: Partial<NotificationOptions>): string | null {
  if (position !== undefined && !POSITIONS.includes(position)) return 'wrong position';
  if (timeout !== undefined && !(typeof timeout === 'number' && timeout >= 0)) return 'wrong timeout';
  if (badgePosition !== undefined && !BADGE_POSITIONS.includes(badgePosition)) return 'wrong badge position';
  return null;
}

function logMisuse(mistake: string, options: Partial<NotificationOptions>): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a console error on misuse
  console.error(`Notification: ${mistake}`, options);
}

/** Of the page. */
export const notificationCenter = new NotificationCenter();
