import { OfflineError, ProblemError } from '../../api/problem-error.js';
import { changedElsewhere, type Difference } from './changed-elsewhere.js';
import type { EditDraft } from './drafts.js';

export type EditStatus = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'offline' | 'conflict';

/** The value as the server keeps it, or what is wrong with it. */
export type Checked = { value: unknown } | { wrong: string };

export interface InlineEditParts<Values extends object> {
  saved: Values;
  draft: EditDraft | null;
  /** After this long without a key what was typed is saved; null where only a button saves. */
  pauseMs: number | null;
  check: (name: keyof Values & string, value: unknown, values: Values) => Checked;
  send: (changes: Partial<Values>, base: Partial<Values>) => Promise<unknown>;
  keep: (draft: EditDraft | null) => void;
  /** Says in words why it was not saved. */
  words: (error: Error) => string;
}

export interface EditShown<Values extends object> {
  values: Values;
  errors: Partial<Record<keyof Values & string, string>>;
  status: EditStatus;
  /** Why it is not saved, where no field says it. */
  failure: string | null;
  /** Fields that another window has written meanwhile. */
  conflict: Difference[];
}

/**
 * What is edited in place: saves the fields that changed and are right, one request at a time, after a pause and when a field is left.
 * What is wrong, refused or has no connection stays as it was typed, and is kept for a reload.
 */
export class InlineEdit<Values extends object> {
  private shown: EditShown<Values>;
  /** As the server has them, as far as this edit knows. */
  private base: Values;
  /** As they were when it was opened. */
  private opened: Values;
  private refused = new Map<string, unknown>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private parts: InlineEditParts<Values>) {
    const { saved, draft } = parts;
    const known = Object.keys(saved);
    const fits = draft !== null && Object.keys(draft.values).every((name) => known.includes(name));
    this.base = fits ? { ...saved, ...draft.base } : saved;
    this.opened = this.base;
    const values = fits ? { ...saved, ...draft.values } : saved;
    this.shown = { values, errors: {}, status: fits ? 'waiting' : 'idle', failure: null, conflict: [] };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): EditShown<Values> => this.shown;

  /** The newest ways to save and to say why not; what the page knows of the server meanwhile. */
  update(parts: InlineEditParts<Values>): void {
    const before = this.parts.saved;
    this.parts = parts;
    if (!same(before, parts.saved)) this.rebase(parts.saved);
  }

  /** It is opened: from here one can go back. */
  open(): void {
    this.opened = this.base;
  }

  change(name: keyof Values & string, value: unknown): void {
    const { [name]: _error, ...errors } = this.shown.errors;
    this.refused.delete(name);
    this.show({ values: { ...this.shown.values, [name]: value }, errors: errors as EditShown<Values>['errors'] });
    this.keepDraft();
    if (this.shown.status !== 'conflict' && this.running === null) this.show({ status: 'waiting', failure: null });
    clearTimeout(this.timer);
    if (this.parts.pauseMs !== null) this.timer = setTimeout(() => void this.flush(), this.parts.pauseMs);
  }

  /** A field was left: says what is wrong with it, and saves. */
  async leave(name: keyof Values & string): Promise<void> {
    if (this.differs(name)) this.show({ errors: { ...this.shown.errors, ...this.wrong([name]) } });
    if (this.parts.pauseMs !== null) await this.flush();
  }

  /** Saves what can be saved. Gives whether everything is. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.running !== null) await this.running;
    const changes = this.changes();
    if (this.shown.status !== 'conflict' && Object.keys(changes).length > 0) {
      this.running = this.save(changes).finally(() => {
        this.running = null;
      });
      await this.running;
    }
    this.settle();
    return this.isClean();
  }

  /** The same, and says what is wrong with every field. */
  async finish(): Promise<boolean> {
    const wrong = this.wrong(Object.keys(this.shown.values));
    this.show({ errors: { ...this.shown.errors, ...wrong } });
    // Half of what a button adds is nothing to add.
    if (this.parts.pauseMs === null && Object.keys(wrong).length > 0) return false;
    return this.flush();
  }

  /** Back to what was there when it was opened; what was saved since is saved back. */
  async restore(to: Values = this.opened): Promise<void> {
    this.refused.clear();
    this.show({ values: to, errors: {}, failure: null, conflict: [], status: 'idle' });
    this.keepDraft();
    await this.flush();
  }

  /** Whether anything is other than it was when it was opened, saved or not. */
  isChanged(): boolean {
    return !same(this.opened, this.base) || !this.isClean();
  }

  /** For what is taken back later: gives the way back, null where nothing was changed. */
  wayBack(): (() => Promise<void>) | null {
    const { opened } = this;
    return same(opened, this.base) ? null : () => this.restore(opened);
  }

  /** Chooses between one's own value and that of the other window. */
  choose(name: string, whose: 'mine' | 'theirs'): void {
    const difference = this.shown.conflict.find((one) => one.name === name);
    if (difference === undefined) return;
    this.base = { ...this.base, [name]: difference.theirs };
    if (whose === 'theirs') this.show({ values: { ...this.shown.values, [name]: difference.theirs } });
    const conflict = this.shown.conflict.filter((one) => one.name !== name);
    this.show({ conflict, status: conflict.length > 0 ? 'conflict' : 'waiting' });
    this.keepDraft();
    if (conflict.length === 0) void this.flush();
  }

  /** Whether everything that was typed is saved. */
  isClean(): boolean {
    return Object.keys(this.shown.values).every((name) => !this.differs(name as keyof Values & string));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async save(changes: Partial<Values>): Promise<void> {
    const names = Object.keys(changes) as (keyof Values & string)[];
    const base = Object.fromEntries(names.map((name) => [name, this.base[name]])) as Partial<Values>;
    this.show({ status: 'saving', failure: null });
    try {
      await this.parts.send(changes, base);
      this.base = { ...this.base, ...changes };
      this.show({ status: this.isClean() ? 'saved' : 'waiting' });
    } catch (error) {
      this.refuse(error instanceof Error ? error : new Error(String(error)), changes);
    }
    this.keepDraft();
  }

  private refuse(error: Error, changes: Partial<Values>): void {
    const conflict = changedElsewhere(error, changes, this.base);
    if (conflict.length > 0) {
      this.show({ status: 'conflict', conflict });
      return;
    }
    const said = error instanceof ProblemError ? (error.problem?.errors ?? []) : [];
    const errors = Object.fromEntries(
      said
        .map(({ path, message }) => [path.split('.')[0] ?? path, message] as const)
        .filter(([name]) => name in this.shown.values),
    );
    for (const name of Object.keys(errors)) this.refused.set(name, this.shown.values[name as keyof Values]);
    const offline = error instanceof OfflineError;
    this.show({
      status: offline ? 'offline' : 'failed',
      failure: Object.keys(errors).length > 0 ? null : this.parts.words(error),
      errors: { ...this.shown.errors, ...(errors as EditShown<Values>['errors']) },
    });
  }

  /** Between the last answer and now more may have been typed. */
  private settle(): void {
    if (this.shown.status !== 'saved' && this.shown.status !== 'waiting') return;
    if (this.isClean()) this.show({ status: this.shown.status === 'waiting' ? 'idle' : 'saved' });
  }

  /** The server has something else now: what was not touched here follows it. */
  private rebase(saved: Values): void {
    const names = Object.keys(saved) as (keyof Values & string)[];
    const values = { ...this.shown.values };
    const base = { ...this.base };
    for (const name of names) {
      if (this.differs(name)) continue;
      base[name] = saved[name];
      // What is meant is the same: the words stay as they are being typed.
      const checked = this.parts.check(name, values[name], values);
      if (!('value' in checked && same(checked.value, saved[name]))) values[name] = saved[name];
    }
    this.base = base;
    this.show({ values });
  }

  /** The fields that differ and are right. */
  private changes(): Partial<Values> {
    const changed: Record<string, unknown> = {};
    for (const name of Object.keys(this.shown.values) as (keyof Values & string)[]) {
      if (!this.differs(name)) continue;
      const value = this.shown.values[name];
      const checked = this.parts.check(name, value, this.shown.values);
      if ('value' in checked && !(this.refused.has(name) && same(this.refused.get(name), value)))
        changed[name] = checked.value;
    }
    return changed as Partial<Values>;
  }

  private differs(name: keyof Values & string): boolean {
    const checked = this.parts.check(name, this.shown.values[name], this.shown.values);
    return !same('value' in checked ? checked.value : this.shown.values[name], this.base[name]);
  }

  private wrong(names: string[]): EditShown<Values>['errors'] {
    const found: Record<string, string> = {};
    for (const name of names as (keyof Values & string)[]) {
      const checked = this.parts.check(name, this.shown.values[name], this.shown.values);
      if ('wrong' in checked) found[name] = checked.wrong;
    }
    return found as EditShown<Values>['errors'];
  }

  private keepDraft(): void {
    const names = (Object.keys(this.shown.values) as (keyof Values & string)[]).filter((name) => this.differs(name));
    const pick = (from: Values) => Object.fromEntries(names.map((name) => [name, from[name]]));
    this.parts.keep(names.length === 0 ? null : { values: pick(this.shown.values), base: pick(this.base) });
  }

  private show(next: Partial<EditShown<Values>>): void {
    this.shown = { ...this.shown, ...next };
    for (const listener of this.listeners) listener();
  }
}

/** Values are plain JSON. */
function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
