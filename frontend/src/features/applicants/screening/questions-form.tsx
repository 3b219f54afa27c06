import type { ScreeningQuestionsResponse } from '@babelboard/wire';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ProblemError } from '../../../api/problem-error.js';
import { refusedFields, useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { PartBoundary } from '../../../ui/part-boundary.js';
import { useSaveQuestions } from './api.js';
import { draftOf, emptyDraft, faultOf, inputOf, type QuestionDraft, savedDrafts } from './question-draft.js';
import { QuestionEditor } from './question-editor.js';
import css from './questions-form.module.css';
import { QuestionsPreview } from './questions-preview.js';
import { Templates } from './templates.js';
import { useQuestionDrafts } from './use-question-drafts.js';

const ReorderList = lazyPart(() => import('../../../ui/reorder/reorder-list.js'), ['ui/reorder']);

/** What is wrong, by the key of the question and the field. */
type Wrong = Readonly<Record<number, Partial<Record<string, string>>>>;

interface QuestionsFormProps {
  offerId: number;
  saved: ScreeningQuestionsResponse;
  /** Gives what somebody else has saved meanwhile. */
  onReload: () => Promise<ScreeningQuestionsResponse | undefined>;
}

/** The questions of an offer, written, put in order and saved as a whole. */
export function QuestionsForm({ offerId, saved, onReload }: QuestionsFormProps) {
  const t = useText();
  const failureWords = useFailureWords();
  const save = useSaveQuestions(offerId);
  const { drafts, setDrafts, setSettled, version, setVersion, touched } = useQuestionDrafts(offerId, saved);
  const [wrong, setWrong] = useState<Wrong>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [outdated, setOutdated] = useState(false);
  const [busy, setBusy] = useState(false);
  /** What was said about a field is about what stood there before. */
  const edit = (key: number, changes: Partial<QuestionDraft>) => {
    setDrafts(drafts.map((one) => (one.key === key ? { ...one, ...changes } : one)));
    setWrong((before) => ({ ...before, [key]: withoutFields(before[key], Object.keys(changes)) }));
    setFailure(null);
  };
  const add = () => {
    const added = emptyDraft();
    flushSync(() => setDrafts([...drafts, added]));
    document.querySelector<HTMLElement>(`[data-field="${added.key}-text"]`)?.focus();
  };
  const refuse = (faults: Wrong, words: string) => {
    setWrong(faults);
    setFailure(words);
    const [first] = drafts.filter(({ key }) => key in faults);
    const field = first === undefined ? '' : Object.keys(faults[first.key] ?? {})[0];
    document.querySelector<HTMLElement>(`[data-field="${first?.key}-${field}"]`)?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const faults = drafts.flatMap((draft) => {
      const found = faultOf(draft);
      return found === null ? [] : [[draft.key, { [found.field]: t(found.fault) }] as const];
    });
    if (faults.length > 0) return refuse(Object.fromEntries(faults), t('form.check', { count: faults.length }));
    setBusy(true);
    setWrong({});
    setFailure(null);
    try {
      const answer = await save({ questions: drafts.map(inputOf), version });
      setVersion(answer.version);
      const saved = savedDrafts(drafts, drafts, answer.questions);
      setDrafts((now) => (now === drafts ? saved : savedDrafts(now, drafts, answer.questions)));
      setSettled(saved);
      notifications.notify({ message: t('screening.saved'), type: 'positive' });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const moved = error instanceof ProblemError && error.status === 409;
      setOutdated(moved);
      refuse(
        faultsOf(refusedFields(error), drafts),
        moved ? t('screening.changed') : failureWords(error, t('screening.not-saved')),
      );
    } finally {
      setBusy(false);
    }
  };
  const reload = async () => {
    const fresh = await onReload();
    if (fresh === undefined) return;
    const read = fresh.questions.map(draftOf);
    setDrafts(read);
    setSettled(read);
    setVersion(fresh.version);
    setWrong({});
    setFailure(null);
    setOutdated(false);
    focusTitle();
  };
  const items = drafts.map((draft, at) => {
    const name = draft.text.trim() || t('screening.unnamed', { place: at + 1 });
    return {
      id: draft.key,
      name,
      content: (
        <>
          <QuestionEditor
            draft={draft}
            wrong={wrong[draft.key] ?? {}}
            onChange={(changes) => edit(draft.key, changes)}
          />
          <Button
            type="button"
            data-look="plain"
            data-tone="danger"
            aria-label={t('screening.remove-of', { text: name })}
            onClick={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
          >
            {t('screening.remove')}
          </Button>
        </>
      ),
    };
  });
  const byKey = (key: number) => drafts.filter((draft) => draft.key === key);
  return (
    <Columns>
      <form noValidate aria-label={t('screening.title')} onSubmit={submit}>
        {drafts.length === 0 && <p>{t('screening.none')}</p>}
        <PartBoundary>
          <ReorderList label={t('screening.list')} items={items} onOrder={(keys) => setDrafts(keys.flatMap(byKey))} />
        </PartBoundary>
        <Button type="button" data-look="outlined" onClick={add}>
          {t('screening.add')}
        </Button>
        <Templates drafts={drafts} onAdd={(added) => setDrafts([...drafts, ...added])} />
        <Save>
          <p role="alert">{failure}</p>
          {outdated && (
            <Button type="button" data-look="outlined" onClick={() => void reload()}>
              {t('screening.reload')}
            </Button>
          )}
          <Button type="submit" data-look="filled" aria-disabled={busy}>
            {t(busy ? 'screening.saving' : 'screening.save')}
          </Button>
          {touched && <span>{t('screening.unsaved')}</span>}
        </Save>
      </form>
      <QuestionsPreview drafts={drafts} />
    </Columns>
  );
}

/** The button that was pressed is gone: whoever works with keys goes on from the top. */
function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus();
}

function withoutFields(faults: Wrong[number] = {}, fields: string[]): Wrong[number] {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.includes(field)));
}

/** What the server says of `questions.2.text` stands at the third question. */
function faultsOf(refused: Record<string, string>, drafts: readonly QuestionDraft[]): Wrong {
  const faults: Record<number, Record<string, string>> = {};
  for (const [path, message] of Object.entries(refused)) {
    const [, at = '', field = 'text'] = /^questions\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
    const key = at === '' ? undefined : drafts[Number(at)]?.key;
    const known = ['text', 'options', 'wanted'].includes(field) ? field : 'text';
    if (key !== undefined) faults[key] = { ...faults[key], [known]: message };
  }
  return faults;
}

const Columns = withClass('div', css.columns);

const Save = withClass('div', css.save);
