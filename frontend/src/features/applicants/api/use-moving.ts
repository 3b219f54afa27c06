import type {
  ApplicantCard,
  ApplicantStatus,
  ApplicationStatus,
  ChangedApplicantResponse,
  MovedApplicantsResponse,
} from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { ProblemError } from '../../../api/problem-error.js';
import { postJson, sendJson } from '../../../api/request-json.js';
import { useStatusWords } from '../../../applying/status-words.js';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { offerUndo } from '../../../ui/notifications/offer-undo.js';
import { moves } from './move-queue.js';
import { inStatus, type Moved, movedBack, patched, type Results } from './moved-cards.js';
import { APPLICANTS } from './queries.js';
import { refreshApplicants } from './refresh-applicants.js';

/**
 * Gives the functions that move applicants: shown at once, taken back where somebody else was first, and undone by a press.
 * @param onUndo the one who is led back
 */
export function useMoving(onUndo?: (id: number) => void) {
  const t = useText();
  const words = useStatusWords('company');
  const failureWords = useFailureWords();
  const queries = useQueryClient();
  const refresh = () => refreshApplicants(queries);
  const show = (id: number, change: (card: ApplicantCard) => ApplicantCard) =>
    queries.setQueriesData({ queryKey: APPLICANTS }, (data: unknown) => patched(data, id, change));

  const refused = (error: unknown, { name }: Moved) => {
    const current = error instanceof ProblemError && error.status === 409 ? error.problem?.current : undefined;
    const message =
      current === undefined
        ? failureWords(error instanceof Error ? error : new Error(), t('applicants.not-moved'))
        : t('applicants.moved-elsewhere', {
            name,
            status: words(current.status as ApplicationStatus),
            by: nameOf(current.moved_by),
            known: nameOf(current.moved_by) === '' ? 'no' : 'yes',
          });
    notifications.notify({ message, type: 'negative', timeout: 10_000 });
  };

  const move = async (card: Moved, status: ApplicantStatus, undoes = false): Promise<void> => {
    if (card.status === status) return;
    if (undoes) onUndo?.(card.id);
    const { id, status: back } = card;
    // What is being asked for shows how it was before.
    const isShown = queries
      .cancelQueries({ queryKey: APPLICANTS })
      .then(() => show(id, (shown) => inStatus(shown, status)));
    try {
      await moves.move(id, card.version, async (version) => {
        await isShown;
        const path = `/api/companies/applicants/${id}/status`;
        const { applicant } = await sendJson<ChangedApplicantResponse>('PATCH', path, { status, version });
        const isLast = moves.isLast(id);
        // Who was moved on meanwhile is shown there already.
        show(id, (shown) => ({ ...shown, ...applicant, ...(isLast ? {} : { status: shown.status }) }));
        if (isLast && !undoes && back !== 'withdrawn') {
          const said = t('applicants.moved', { name: card.name, status: words(status) });
          offerUndo(said, t('applicants.undo'), () => void move(applicant, back, true));
        }
        return applicant.version;
      });
    } catch (error) {
      refused(error, card);
    }
    refresh();
  };

  const send = async (cards: readonly Moved[], status: ApplicantStatus) => {
    const applicants = cards.map(({ id, version }) => ({ id, version }));
    const body = { applicants, status };
    return (await postJson<MovedApplicantsResponse>('/api/companies/applicants/bulk', body)).results;
  };
  const failed = (error: unknown) =>
    notifications.notify({
      message: failureWords(error instanceof Error ? error : new Error(), t('applicants.not-moved')),
      type: 'negative',
    });

  /** Leads each back to where it was; whoever was moved on meanwhile stays there. */
  const moveBack = async (before: readonly Moved[], results: Results) => {
    try {
      const back = movedBack(before, results);
      const answers = await Promise.all(back.map(({ status, cards }) => send(cards, status)));
      const kept = answers.flat().filter(({ outcome }) => outcome === 'conflict' || outcome === 'withdrawn');
      const said = { moved: answers.flat().length - kept.length, kept: kept.length };
      notifications.notify({ message: t('applicants.moved-back', said) });
    } catch (error) {
      failed(error);
    }
    refresh();
  };

  /** Moves several at once, and gives the ids of those that somebody else had moved. */
  const moveAll = async (cards: readonly Moved[], status: ApplicantStatus): Promise<number[]> => {
    try {
      const results = await send(cards, status);
      const by = (outcome: string) => results.filter((result) => result.outcome === outcome).map(({ id }) => id);
      const kept = [...by('conflict'), ...by('withdrawn')];
      const moved = by('moved').length;
      const said = t('applicants.moved-all', { moved, kept: kept.length, status: words(status) });
      if (moved > 0) offerUndo(said, t('applicants.undo'), () => void moveBack(cards, results));
      else notifications.notify({ message: said, type: kept.length === 0 ? 'positive' : 'negative', timeout: 8_000 });
      refresh();
      return kept;
    } catch (error) {
      failed(error);
      return cards.map(({ id }) => id);
    }
  };
  return { move, moveAll };
}

function nameOf(member: unknown): string {
  return typeof member === 'string' ? member : '';
}
