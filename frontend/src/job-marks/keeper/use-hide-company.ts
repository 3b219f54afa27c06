import type { HiddenCompaniesResponse } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { OfflineError, ProblemError } from '../../api/problem-error.js';
import { postJson, sendJson } from '../../api/request-json.js';
import { useText } from '../../i18n/use-text.js';
import { notifications } from '../../ui/notifications/notifications.js';
import { offerUndo } from '../../ui/notifications/offer-undo.js';
import { offerMarks } from '../offer-marks.js';
import { changeKnownMarks, HIDDEN_COMPANIES } from './queries.js';

const CALL = '/api/candidates/hidden-companies';

function showHidden(company: number, hidden: boolean): void {
  const others = [...offerMarks.snapshot().hiddenCompanies].filter((id) => id !== company);
  offerMarks.show({ hiddenCompanies: new Set(hidden ? [company, ...others] : others) });
}

/** Gives what leaves a company's offers out of all lists, or shows them again: at once, with a word about it and the way back. */
export function useHideCompany(): (company: number, hide: boolean) => void {
  const t = useText();
  const queries = useQueryClient();
  const set = async (company: number, hide: boolean) => {
    showHidden(company, hide);
    try {
      const answer = await (hide
        ? postJson<HiddenCompaniesResponse>(CALL, { company_id: company })
        : sendJson<HiddenCompaniesResponse>('DELETE', `${CALL}/${company}`, {}));
      queries.setQueryData(HIDDEN_COMPANIES, answer);
      await changeKnownMarks(queries, () => ({ hidden_companies: answer.data.map(({ id }) => id) }));
      const message = answer.toasts?.[0]?.options.message ?? '';
      offerUndo(message, t('hide.undo'), () => void set(company, !hide));
    } catch (error) {
      showHidden(company, !hide);
      const said = error instanceof ProblemError ? error.problem?.toasts?.[0]?.options.message : undefined;
      const message = said ?? t(error instanceof OfflineError ? 'hide.offline' : 'hide.failed');
      notifications.notify({ message, type: 'negative' });
    }
  };
  return (company, hide) => void set(company, hide);
}
