import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { OfflineError, ProblemError } from '../../api/problem-error.js';
import type { EditDraft } from './drafts.js';
import { type Checked, InlineEdit } from './inline-edit.js';

interface Values {
  title: string;
  place: string;
}

const SAVED: Values = { title: 'Cook', place: 'Vienna' };

function problem(status: number, code: string, more: object = {}): ProblemError {
  return new ProblemError(status, { type: 'about:blank', title: 'No', status, code, ...more });
}

/** An edit whose server remembers what it was sent and answers as it is told to. */
function begin({ draft = null, pauseMs = 900 }: { draft?: EditDraft | null; pauseMs?: number | null } = {}) {
  const sent: [object, object][] = [];
  const answers: (Error | Promise<void>)[] = [];
  let kept: EditDraft | null = draft;
  const check = (name: string, value: unknown): Checked =>
    name === 'title' && value === '' ? { wrong: 'Missing.' } : { value: String(value).trim() };
  const parts = {
    saved: SAVED,
    draft,
    pauseMs,
    check,
    send: async (changes: object, base: object) => {
      sent.push([changes, base]);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      await answer;
    },
    keep: (next: EditDraft | null) => {
      kept = next;
    },
    words: (error: Error) => error.name,
  };
  return { edit: new InlineEdit<Values>(parts), parts, sent, answers, kept: () => kept };
}

describe('what is edited in place', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is saved after a pause, with what it was before', async () => {
    const { edit, sent, kept } = begin();
    edit.change('title', 'Ch');
    edit.change('title', 'Chef ');
    expect(sent).toEqual([]);
    expect(kept()).toEqual({ values: { title: 'Chef ' }, base: { title: 'Cook' } });
    await jest.advanceTimersByTimeAsync(900);
    expect(sent).toEqual([[{ title: 'Chef' }, { title: 'Cook' }]]);
    expect(edit.snapshot()).toMatchObject({ status: 'saved', values: { title: 'Chef ' } });
    expect(kept()).toBeNull();
    await edit.leave('title');
    expect(sent).toHaveLength(1);
  });

  it('is sent one request at a time, and what is typed meanwhile after that', async () => {
    const { edit, sent, answers } = begin();
    let finish: () => void = () => undefined;
    answers.push(new Promise<void>((resolve) => (finish = resolve)));
    edit.change('title', 'Chef');
    const first = edit.flush();
    edit.change('title', 'Chef de partie');
    const second = edit.flush();
    await Promise.resolve();
    expect(sent).toHaveLength(1);
    finish();
    await Promise.all([first, second]);
    expect(sent[1]).toEqual([{ title: 'Chef de partie' }, { title: 'Chef' }]);
    expect(edit.isClean()).toBe(true);
  });

  it('keeps what is wrong to itself, saves the rest and says where', async () => {
    const { edit, sent, kept } = begin();
    edit.change('title', '');
    edit.change('place', 'Graz');
    await edit.leave('title');
    expect(sent).toEqual([[{ place: 'Graz' }, { place: 'Vienna' }]]);
    expect(edit.snapshot().errors).toEqual({ title: 'Missing.' });
    expect(await edit.finish()).toBe(false);
    expect(kept()).toEqual({ values: { title: '' }, base: { title: 'Cook' } });
  });

  it('shows what the server refuses at its field, and does not send it again unchanged', async () => {
    const { edit, sent, answers } = begin();
    answers.push(problem(422, 'INVALID', { errors: [{ path: 'title', message: 'Too loud.' }] }));
    edit.change('title', 'CHEF');
    expect(await edit.flush()).toBe(false);
    expect(edit.snapshot()).toMatchObject({ status: 'failed', failure: null, errors: { title: 'Too loud.' } });
    await edit.flush();
    expect(sent).toHaveLength(1);
    edit.change('title', 'Chef');
    expect(await edit.flush()).toBe(true);
    expect(edit.snapshot().errors).toEqual({});
  });

  it('waits without a connection, and is sent when it is asked again', async () => {
    const { edit, sent, answers, kept } = begin();
    answers.push(new OfflineError('/api'));
    edit.change('title', 'Chef');
    await edit.flush();
    expect(edit.snapshot().status).toBe('offline');
    expect(kept()).not.toBeNull();
    await edit.flush();
    expect(sent).toHaveLength(2);
    expect(edit.snapshot().status).toBe('saved');
  });

  it('shows both versions where another window was faster, and writes the chosen one', async () => {
    const { edit, sent, answers } = begin();
    const current = { current: { title: 'Baker' }, errors: [{ path: 'title', message: 'Changed.' }] };
    answers.push(problem(409, 'CHANGED_ELSEWHERE', current));
    edit.change('title', 'Chef');
    await edit.flush();
    expect(edit.snapshot().conflict).toEqual([{ name: 'title', mine: 'Chef', theirs: 'Baker' }]);
    await edit.flush();
    expect(sent).toHaveLength(1);
    edit.choose('title', 'mine');
    await jest.runAllTimersAsync();
    expect(sent[1]).toEqual([{ title: 'Chef' }, { title: 'Baker' }]);
    expect(edit.snapshot()).toMatchObject({ status: 'saved', conflict: [] });
  });

  it('takes the other version without writing anything', async () => {
    const { edit, sent, answers } = begin();
    answers.push(problem(409, 'CHANGED_ELSEWHERE', { current: { title: 'Baker' } }));
    edit.change('title', 'Chef');
    await edit.flush();
    edit.choose('title', 'theirs');
    await jest.runAllTimersAsync();
    expect(sent).toHaveLength(1);
    expect(edit.snapshot()).toMatchObject({ values: { title: 'Baker' }, conflict: [] });
    expect(edit.isClean()).toBe(true);
  });

  it('goes back to what was there when it was opened, on the server too', async () => {
    const { edit, sent } = begin();
    edit.open();
    edit.change('title', 'Chef');
    await edit.flush();
    const back = edit.wayBack();
    await back?.();
    expect(sent[1]).toEqual([{ title: 'Cook' }, { title: 'Chef' }]);
    expect(edit.snapshot().values).toEqual(SAVED);
    expect(begin().edit.wayBack()).toBeNull();
  });

  it('begins with what was kept, and saves it against what it was then', async () => {
    const draft = { values: { title: 'Chef' }, base: { title: 'Baker' } };
    const { edit, sent } = begin({ draft });
    expect(edit.snapshot().values).toEqual({ title: 'Chef', place: 'Vienna' });
    await edit.flush();
    expect(sent).toEqual([[{ title: 'Chef' }, { title: 'Baker' }]]);
  });

  it('follows the server where nothing was touched', () => {
    const { edit, parts } = begin();
    edit.change('title', 'Chef');
    edit.update({ ...parts, saved: { title: 'Baker', place: 'Graz' } });
    expect(edit.snapshot().values).toEqual({ title: 'Chef', place: 'Graz' });
  });

  it('adds by a button alone, and only what is whole', async () => {
    const { edit, sent } = begin({ pauseMs: null });
    edit.change('title', '');
    edit.change('place', 'Graz');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await edit.finish()).toBe(false);
    expect(sent).toEqual([]);
    edit.change('title', 'Chef');
    expect(await edit.finish()).toBe(true);
    expect(sent).toEqual([
      [
        { title: 'Chef', place: 'Graz' },
        { title: 'Cook', place: 'Vienna' },
      ],
    ]);
  });
});
