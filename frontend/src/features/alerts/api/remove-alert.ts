import type { ChangeJobAlertRequest, JobAlert, JobAlertsResponse, SaveJobAlertRequest } from '@babelboard/wire';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../api/request-json.js';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { ALERTS, ALERTS_PATH } from '../../../job-alerts/alert-queries.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { offerUndo } from '../../../ui/notifications/offer-undo.js';

/** Gives what deletes an alert: at once, with the way back. */
export function useRemoveAlert(): (alert: JobAlert) => void {
  const t = useText();
  const failureWords = useFailureWords();
  const queries = useQueryClient();
  const attempt = async (step: () => Promise<JobAlertsResponse>): Promise<boolean> => {
    try {
      queries.setQueryData(ALERTS, await step());
      return true;
    } catch (error) {
      const message = failureWords(error as Error, t('alerts.not-changed'));
      notifications.notify({ message, type: 'negative' });
      await queries.invalidateQueries({ queryKey: ALERTS });
      return false;
    }
  };
  return async (alert) => {
    await queries.cancelQueries({ queryKey: ALERTS });
    takeOut(queries, alert.id);
    const isGone = await attempt(() => sendJson('DELETE', `${ALERTS_PATH}/${alert.id}`, {}));
    if (!isGone) return;
    offerUndo(t('alerts.deleted', { name: alert.name }), t('alerts.undo'), () => void attempt(() => putBack(alert)));
  };
}

function takeOut(queries: QueryClient, id: number): void {
  queries.setQueryData<JobAlertsResponse>(ALERTS, (found) => {
    return found && { ...found, data: found.data.filter((alert) => alert.id !== id) };
  });
}

/** Saves its list once more, as it was; one that was paused is paused again. */
async function putBack({ path, name, named, paused, ...alert }: JobAlert): Promise<JobAlertsResponse> {
  const { rhythm, weekday, hour, time_zone } = alert;
  const saved = await sendJson<JobAlertsResponse>('POST', ALERTS_PATH, {
    ...{ path, rhythm, weekday, hour, time_zone },
    name: named ? name : null,
  } satisfies SaveJobAlertRequest);
  const again = saved.data.find((one) => one.path === path);
  if (paused === null || again === undefined) return saved;
  return sendJson('PATCH', `${ALERTS_PATH}/${again.id}`, {
    paused: paused.until === null ? 'yes' : 'month',
  } satisfies ChangeJobAlertRequest);
}
